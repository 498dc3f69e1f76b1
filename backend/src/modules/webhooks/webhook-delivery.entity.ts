import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { WebhookEvent } from '../../rules/webhook-events.rules.js';
import { AuditRequest } from '../audit-requests/audit-request.entity.js';
import { CampaignEvent } from '../campaigns/campaign-event.entity.js';
import { ContactMessage } from '../messages/contact-message.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { Referral } from '../referrals/referral.entity.js';
import type { DeliveryAttempt } from './webhook.contract.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** One event for one endpoint, written in the transaction of its cause. */
@Entity('webhook_deliveries')
@Check('webhook_deliveries_status_check', `status IN ('queued', 'delivered', 'failed')`)
@Index(['endpoint_id', 'created_at', 'id'])
@Index(['created_at', 'id'])
@Index(['status', 'next_attempt_at'])
export class WebhookDelivery {
  /** Also the `webhook-id`, the same for every attempt. */
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') endpoint_id!: string;
  @ManyToOne(() => WebhookEndpoint, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'endpoint_id' })
  endpoint!: Relation<WebhookEndpoint>;
  /** Erased with its prospect; the news of the deletion itself carries no more than the id. */
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  /** The record that it is about, with which it is deleted: at most one of these four. */
  @Index() @Column('uuid', { nullable: true }) message_id!: string | null;
  @ManyToOne(() => ContactMessage, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'message_id' }) message!: Relation<ContactMessage> | null;
  @Index() @Column('uuid', { nullable: true }) audit_request_id!: string | null;
  @ManyToOne(() => AuditRequest, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'audit_request_id' })
  audit_request!: Relation<AuditRequest> | null;
  @Index() @Column('uuid', { nullable: true }) referral_id!: string | null;
  @ManyToOne(() => Referral, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'referral_id' }) referral!: Relation<Referral> | null;
  @Index() @Column('uuid', { nullable: true }) reply_id!: string | null;
  @ManyToOne(() => CampaignEvent, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'reply_id' }) reply!: Relation<CampaignEvent> | null;
  @Column('text') event!: WebhookEvent;
  @Column('jsonb') payload!: Record<string, unknown>;
  @Column('text', { default: 'queued' }) status!: 'queued' | 'delivered' | 'failed';
  @Column('int', { default: 0 }) attempts!: number;
  @Column('timestamptz', { default: () => 'now()' }) next_attempt_at!: Date;
  /** The last attempts, oldest first. */
  @Column('jsonb', { default: [] }) history!: DeliveryAttempt[];
  @Column('timestamptz', { nullable: true }) delivered_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
