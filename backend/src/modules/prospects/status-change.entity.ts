import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { PipelineStatus, StatusCause } from '../../rules/pipeline.rules.js';
import { User } from '../auth/user.entity.js';
import { Prospect } from './prospect.entity.js';

/** A move of a prospect in the pipeline, with the fact or the person that caused it. */
@Entity('prospect_status_changes')
@Check(
  'prospect_status_changes_cause_check',
  `cause IN ('email_sent', 'call_reached', 'quiz_done', 'audit_requested', 'call_booked', 'person')`,
)
@Check('prospect_status_changes_reason_check', 'char_length(reason) BETWEEN 1 AND 1000')
@Index('prospect_status_changes_prospect_id_idx', { synchronize: false })
export class StatusChange {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') from_status!: PipelineStatus;
  @Column('text') to_status!: PipelineStatus;
  @Column('text') cause!: StatusCause;
  /** When the fact happened, or the person chose. */
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
  /** Null for a fact, and once that account is deleted. */
  @Index() @Column('uuid', { nullable: true }) changed_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'changed_by' }) changer!: Relation<User> | null;
  /** Why a person won or rejected the prospect. */
  @Column('text', { nullable: true }) reason!: string | null;
}
