import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { CampaignRecipient } from './campaign-recipient.entity.js';
import { EmailCampaign } from './email-campaign.entity.js';

/** The unsubscribe link of one message. It never expires, even without prospect and campaign. */
@Entity('unsubscribe_links')
export class UnsubscribeLink {
  @PrimaryColumn('text') token_hash!: string;
  @Column('text') email_hash!: string;
  @Index() @Column('uuid', { nullable: true }) campaign_id!: string | null;
  @ManyToOne(() => EmailCampaign, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'campaign_id' }) campaign!: Relation<EmailCampaign> | null;
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  @Index() @Column('uuid', { nullable: true }) recipient_id!: string | null;
  @ManyToOne(() => CampaignRecipient, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'recipient_id' })
  recipient!: Relation<CampaignRecipient> | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
