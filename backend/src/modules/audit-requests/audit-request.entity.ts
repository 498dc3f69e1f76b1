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
import { Prospect } from '../prospects/prospect.entity.js';
import type { AuditRequestStatus } from './audit-request.contract.js';

/** A request for the free audit PDF by e-mail. */
@Entity('seo_audit_requests')
@Index('seo_audit_requests_search_idx', { synchronize: false })
@Check('seo_audit_requests_status_check', `status IN ('pending', 'in_progress', 'completed', 'cancelled')`)
@Index(['created_at', 'id'])
@Index(['status'])
export class AuditRequest {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) site_url!: string | null;
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  @Column('text', { default: 'pending' }) status!: AuditRequestStatus;
  @Column('text', { nullable: true }) notes!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updated_at!: Date;
}
