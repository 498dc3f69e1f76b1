import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { ChatChannel } from './chat-channel.entity.js';
import type { Signal } from './signals.js';

/** One alert for one channel, written in the transaction of the alert. */
@Entity('chat_deliveries')
@Check('chat_deliveries_status_check', `status IN ('queued', 'delivered', 'failed')`)
@Index(['channel_id', 'created_at'])
@Index(['status', 'next_attempt_at'])
export class ChatDelivery {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') channel_id!: string;
  @ManyToOne(() => ChatChannel, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'channel_id' })
  channel!: Relation<ChatChannel>;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('jsonb') signals!: Signal[];
  @Column('text', { default: 'queued' }) status!: 'queued' | 'delivered' | 'failed';
  @Column('int', { default: 0 }) attempts!: number;
  @Column('timestamptz', { default: () => 'now()' }) next_attempt_at!: Date;
  /** Of the last attempt, in French. */
  @Column('text', { nullable: true }) error!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
