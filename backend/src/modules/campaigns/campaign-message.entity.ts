import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { CampaignRecipient } from './campaign-recipient.entity.js';

/** The last message sent to a recipient; deleted with the person. */
@Entity('campaign_messages')
export class CampaignMessage {
  @PrimaryColumn('uuid') recipient_id!: string;
  @OneToOne(() => CampaignRecipient, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'recipient_id' }) row!: Relation<CampaignRecipient>;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'prospect_id' })
  prospect!: Relation<Prospect>;
  @Column('text') subject!: string;
  @Column('text') body_text!: string;
  /** Null for the provider's campaigns: the layout is its own. */
  @Column('text', { nullable: true }) body_html!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) handed_over_at!: Date;
}
