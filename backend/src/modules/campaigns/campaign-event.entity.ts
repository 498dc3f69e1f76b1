import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { EmailCampaign } from './email-campaign.entity.js';

/** One event the e-mail provider reported; the key makes a repeated delivery harmless. */
@Entity('emelia_events')
@Unique(['dedupe_key'])
export class CampaignEvent {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index() @Column('uuid', { nullable: true }) campaign_id!: string | null;
  @ManyToOne(() => EmailCampaign, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'campaign_id' }) campaign!: Relation<EmailCampaign> | null;
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  @Column('text') type!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('timestamptz') occurred_at!: Date;
  @Column('text') dedupe_key!: string;
  @Column('jsonb') raw!: Record<string, unknown>;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
