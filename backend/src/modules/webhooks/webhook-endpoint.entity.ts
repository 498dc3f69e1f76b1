import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { WebhookEvent } from '../../rules/webhook-events.rules.js';

/** An endpoint for events, signed by Standard Webhooks. */
@Entity('webhook_endpoints')
@Index(['created_at', 'id'])
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') url!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { array: true }) events!: WebhookEvent[];
  /** Sealed. After a rotation the previous one signs too, until `previous_secret_until`. */
  @Column('text') secret!: string;
  @Column('text', { nullable: true }) previous_secret!: string | null;
  @Column('timestamptz', { nullable: true }) previous_secret_until!: Date | null;
  @Column('boolean', { default: true }) is_active!: boolean;
  /** Since when nothing was accepted; null while it works. */
  @Column('timestamptz', { nullable: true }) failing_since!: Date | null;
  @Column('text', { nullable: true }) disabled_reason!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
