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
  Unique,
} from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import type { LeftOutReason, RecipientState } from './campaign.contract.js';
import { EmailCampaign } from './email-campaign.entity.js';

/**
 * A recipient of a campaign. It is `sending` before any byte is sent, so that an interrupted one is known to be unclear (`unknown`, « à
 * vérifier ») and is never resent automatically. The address is stored with the prospect only.
 */
@Entity('campaign_recipients')
@Check('campaign_recipients_state_check', `state IN ('queued', 'sending', 'sent', 'unknown', 'failed', 'left_out')`)
@Unique(['campaign_id', 'prospect_id'])
@Index('campaign_recipients_contact_key', ['campaign_id', 'email_hash'], { unique: true, where: `state <> 'left_out'` })
@Index('campaign_recipients_due_idx', ['campaign_id', 'next_attempt_at', 'id'], { where: `state = 'queued'` })
@Index('campaign_recipients_stuck_idx', ['state'], { where: `state IN ('failed', 'unknown')` })
@Index('campaign_recipients_replied_at_idx', ['replied_at'], { where: 'replied_at IS NOT NULL' })
@Index(['campaign_id', 'created_at', 'id'])
export class CampaignRecipient {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') campaign_id!: string;
  @ManyToOne(() => EmailCampaign, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'campaign_id' })
  campaign!: Relation<EmailCampaign>;
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  @Column('text') email_hash!: string;
  @Column('text', { default: 'queued' }) state!: RecipientState;
  /** Why it was left out. */
  @Column('text', { nullable: true }) reason!: LeftOutReason | null;
  /** What the server or the provider answered, for staff. */
  @Column('text', { nullable: true }) detail!: string | null;
  @Column('int', { default: 0 }) attempts!: number;
  @Column('timestamptz', { default: () => 'now()' }) next_attempt_at!: Date;
  @Column('timestamptz', { nullable: true }) claimed_at!: Date | null;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
  @Column('timestamptz', { nullable: true }) opened_at!: Date | null;
  @Column('timestamptz', { nullable: true }) clicked_at!: Date | null;
  @Column('timestamptz', { nullable: true }) replied_at!: Date | null;
  @Column('timestamptz', { nullable: true }) bounced_at!: Date | null;
  @Column('timestamptz', { nullable: true }) unsubscribed_at!: Date | null;
  @Column('timestamptz', { nullable: true }) complained_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
