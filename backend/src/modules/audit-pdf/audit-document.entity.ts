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
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import type { Language } from '../../rules/language.rules.js';
import { AuditRequest } from '../audit-requests/audit-request.entity.js';
import { User } from '../auth/user.entity.js';
import { Prospect } from '../prospects/prospect.entity.js';
import type { AuditDocumentStatus } from './audit-pdf.contract.js';

/** An audit as PDF: what was made, from which measurements, and how it went out. */
@Entity('audit_documents')
@Check('audit_documents_status_check', `status IN ('measuring', 'queued', 'made', 'failed')`)
@Check('audit_documents_language_check', `language IN ('fr', 'de', 'it')`)
@Check('audit_documents_file_check', 'octet_length(file) <= 2000000')
@Unique('audit_documents_link_hash_key', ['link_hash'])
@Index(['prospect_id', 'created_at', 'id'])
@Index(['created_at', 'id'])
export class AuditDocument {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Index() @Column('uuid', { nullable: true }) request_id!: string | null;
  @ManyToOne(() => AuditRequest, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'request_id' }) request!: Relation<AuditRequest> | null;
  @Index() @Column('uuid', { nullable: true }) requested_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'requested_by' }) requester!: Relation<User> | null;
  @Index() @Column('uuid', { nullable: true }) outbox_id!: string | null;
  @ManyToOne(() => OutboxMessage, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'outbox_id' }) message!: Relation<OutboxMessage> | null;
  @Column('text', { default: 'queued' }) status!: AuditDocumentStatus;
  @Column('boolean', { default: false }) send_when_made!: boolean;
  @Column('text', { nullable: true }) error!: string | null;
  /** Which it was made in: the prospect's of then, and its e-mail's. */
  @Column('text', { default: 'fr' }) language!: Language;
  /** Loaded on demand. */
  @Column('bytea', { nullable: true, select: false }) file!: Buffer | null;
  @Column('int', { nullable: true }) bytes!: number | null;
  @Column('int', { nullable: true }) pages!: number | null;
  @Column('text', { nullable: true }) sha256!: string | null;
  @Column('int', { nullable: true }) duration_ms!: number | null;
  @Column('timestamptz', { nullable: true }) made_at!: Date | null;
  @Column('jsonb', { default: {} }) made_from!: Record<string, number>;
  /** The described address, if the prospect has another one now; written by the database. */
  @Column('text', { nullable: true }) former_site!: string | null;
  /** SHA-256 of the secret in the e-mail's link. */
  @Column('text', { nullable: true }) link_hash!: string | null;
  @Column('timestamptz', { nullable: true }) link_expires_at!: Date | null;
  @Column('timestamptz', { nullable: true }) sent_at!: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
