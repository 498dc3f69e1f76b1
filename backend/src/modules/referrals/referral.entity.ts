import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import type { ReferralStatus } from './referral.contract.js';

/** A contact who named the colleague in charge of marketing. */
@Entity('referrals')
@Index('referrals_search_idx', { synchronize: false })
@Check('referrals_status_check', `status IN ('pending', 'contacted', 'converted')`)
@Index(['status', 'created_at'])
@Index(['created_at', 'id'])
@Index('referrals_referred_email_idx', { synchronize: false })
export class Referral {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text', { nullable: true }) original_email!: string | null;
  @Column('text') referred_email!: string;
  @Column('text', { default: 'pending' }) status!: ReferralStatus;
  @Column('text', { nullable: true }) notes!: string | null;
  /** When the colleague was written to; a person is written to once. */
  @Column('timestamptz', { nullable: true }) invited_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
