import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';

/** A completed reason; a newer occurrence opens it again. */
@Entity('queue_done')
@Index(['done_by', 'done_at'])
export class InboxCompletion {
  @PrimaryColumn('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @PrimaryColumn('text') reason!: string;
  /** The flags or the date of the action at that time; a different value opens the reason again. */
  @Column('text', { default: '' }) seen!: string;
  @Column('uuid', { nullable: true }) done_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'done_by' }) doer!: Relation<User> | null;
  @Column('timestamptz', { default: () => 'now()' }) done_at!: Date;
}
