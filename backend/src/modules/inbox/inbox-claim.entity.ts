import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';

/** Who works on a prospect of the inbox (a lease), and until when it is snoozed. */
@Entity('queue_places')
export class InboxClaim {
  @PrimaryColumn('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Index() @Column('uuid', { nullable: true }) claimed_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'claimed_by' }) claimer!: Relation<User> | null;
  @Column('timestamptz', { nullable: true }) claimed_until!: Date | null;
  @Column('timestamptz', { nullable: true }) snoozed_until!: Date | null;
}
