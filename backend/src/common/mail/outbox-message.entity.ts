import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { Language } from '../../rules/language.rules.js';
import type { Block } from './email-blocks.js';

export type OutboxStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'unknown';

/** An e-mail to send, written in the transaction of its cause (decision 28). */
@Entity('outbox')
@Index(['status', 'created_at', 'id'])
@Index('outbox_search_idx', { synchronize: false })
@Check('outbox_status_check', `status IN ('queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown')`)
@Check('outbox_language_check', `language IN ('fr', 'de', 'it')`)
@Index(['status', 'next_attempt_at'])
@Index(['created_at', 'id'])
export class OutboxMessage {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Template, e.g. `audit_received`. */
  @Column('text') kind!: string;
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  // by name: common must not import a feature; deleted with the prospect
  @ManyToOne('Prospect', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<object> | null;
  @Column('text') recipient!: string;
  @Column('text') subject!: string;
  @Column('text') body_text!: string;
  /** In which its words are written, and its buttons when it leaves. */
  @Column('text', { default: 'fr' }) language!: Language;
  /** The parts of the message; null in one of before e-mails had parts. */
  @Column('jsonb', { nullable: true }) letter!: Block[] | null;
  @Column('text', { nullable: true }) body_html!: string | null;
  @Column('jsonb', { default: {} }) headers!: Record<string, string>;
  /** Files: name, media type, content in base64. */
  @Column('jsonb', { default: [] }) attachments!: { filename: string; contentType: string; content: string }[];
  /** When the recipient requested it; null = not requested. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' }) asked_at!: Date | null;
  /** `unknown`: the server may have accepted it; not sent again without a decision of staff. */
  @Column('text', { default: 'queued' }) status!: OutboxStatus;
  @Column('int', { default: 0 }) attempts!: number;
  @Column('timestamptz', { default: () => 'now()' }) next_attempt_at!: Date;
  /** While `sending`: when the sending process is taken for dead, and since when the message may be with the server. */
  @Column('timestamptz', { nullable: true }) lease_until!: Date | null;
  @Column('timestamptz', { nullable: true }) handed_over_at!: Date | null;
  @Column('text', { nullable: true }) last_error!: string | null;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
