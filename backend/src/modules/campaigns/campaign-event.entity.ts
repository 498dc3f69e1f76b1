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
import { CampaignRecipient } from './campaign-recipient.entity.js';
import { EmailCampaign } from './email-campaign.entity.js';

/** One event the e-mail provider reported; the key makes a repeated delivery harmless. */
@Entity('emelia_events')
@Check('emelia_events_actor_check', `actor IN ('human', 'gateway', 'unknown')`)
@Unique(['dedupe_key'])
@Index(['occurred_at', 'id'])
export class CampaignEvent {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid', { nullable: true }) campaign_id!: string | null;
  @ManyToOne(() => EmailCampaign, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'campaign_id' }) campaign!: Relation<EmailCampaign> | null;
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  @Index() @Column('uuid', { nullable: true }) recipient_id!: string | null;
  @ManyToOne(() => CampaignRecipient, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'recipient_id' })
  recipient!: Relation<CampaignRecipient> | null;
  @Column('text') type!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('timestamptz') occurred_at!: Date;
  /** `gateway`: a mail scanner or picture proxy, not a person. */
  @Column('text', { default: 'unknown' }) actor!: 'human' | 'gateway' | 'unknown';
  @Column('text') dedupe_key!: string;
  @Column('jsonb') raw!: Record<string, unknown>;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
