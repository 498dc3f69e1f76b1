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
import { Prospect } from '../prospects/prospect.entity.js';
import type { SuppressionReason, SuppressionScope } from './suppression.contract.js';

/** An address that is not written to any more, as a keyed hash: it outlives the person's data and stops a re-import too. */
@Entity('suppressions')
@Check('suppressions_scope_check', `scope IN ('marketing', 'all')`)
@Check('suppressions_reason_check', `reason IN ('unsubscribed', 'bounced', 'complained', 'erased', 'manual')`)
@Unique(['email_hash', 'scope'])
@Index(['created_at', 'id'])
export class Suppression {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') email_hash!: string;
  /** `marketing`: campaigns; `all`: requested messages too. */
  @Column('text') scope!: SuppressionScope;
  @Column('text') reason!: SuppressionReason;
  @Column('text', { nullable: true }) note!: string | null;
  @Index() @Column('uuid', { nullable: true }) campaign_id!: string | null;
  // by name: campaigns depend on this list
  @ManyToOne('EmailCampaign', { onDelete: 'SET NULL' }) @JoinColumn({ name: 'campaign_id' }) campaign!: Relation<{ name: string }> | null;
  @Index() @Column('uuid', { nullable: true }) prospect_id!: string | null;
  @ManyToOne(() => Prospect, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect> | null;
  @Column('uuid', { nullable: true }) created_by!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
