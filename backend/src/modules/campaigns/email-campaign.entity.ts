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
import { Signatory } from '../signatories/signatory.entity.js';
import type { CampaignAudience, CampaignChannel, CampaignStatus } from './campaign.contract.js';

@Entity('email_campaigns')
@Check('email_campaigns_status_check', `status IN ('draft', 'scheduled', 'sent', 'paused')`)
@Check('email_campaigns_channel_check', `channel IN ('smtp', 'emelia')`)
@Index(['created_at', 'id'])
@Index(['status', 'created_at'])
@Index(['scheduled_date', 'id'])
@Index(['name', 'id'])
@Index(['signed_by'])
export class EmailCampaign {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** The campaign's id at the e-mail provider. */
  @Column('text', { nullable: true }) emelia_id!: string | null;
  @Column('text') name!: string;
  @Column('text', { default: '' }) subject!: string;
  @Column('text', { default: '' }) template!: string;
  /** Who signs its message and the pages of those who got it. */
  @Column('uuid', { nullable: true }) signed_by!: string | null;
  @ManyToOne(() => Signatory, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'signed_by' }) signatory!: Relation<Signatory> | null;
  @Column('text', { default: 'smtp' }) channel!: CampaignChannel;
  /** `scheduled` until every message is sent; `started_at` is set once sending has begun. */
  @Column('text', { default: 'draft' }) status!: CampaignStatus;
  @Column('jsonb', { default: {} }) target_audience!: CampaignAudience;
  @Column('timestamptz', { nullable: true }) scheduled_date!: Date | null;
  @Column('timestamptz', { nullable: true }) started_at!: Date | null;
  @Column('timestamptz', { nullable: true }) cancelled_at!: Date | null;
  /** Why it was paused automatically, French. */
  @Column('text', { nullable: true }) halt_reason!: string | null;
  /** State at the provider when last polled, in its own word; error of the last poll, French. */
  @Column('text', { nullable: true }) provider_state!: string | null;
  @Column('timestamptz', { nullable: true }) polled_at!: Date | null;
  @Column('text', { nullable: true }) poll_error!: string | null;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
  @Column('int', { default: 0 }) sent_count!: number;
  @Column('int', { default: 0 }) open_count!: number;
  @Column('int', { default: 0 }) click_count!: number;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
