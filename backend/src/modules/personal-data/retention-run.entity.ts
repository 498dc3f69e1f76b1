import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { RetentionCause, RetentionState } from './retention.contract.js';

/** One run of the retention: how many rows of each kind went, and how many were held back for a person to decide. */
@Entity('retention_runs')
@Check('retention_runs_cause_check', `cause IN ('night', 'staff')`)
@Check('retention_runs_state_check', `state IN ('queued', 'running', 'done', 'failed')`)
@Index(['created_at', 'id'])
export class RetentionRun {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') cause!: RetentionCause;
  @Column('text', { default: 'queued' }) state!: RetentionState;
  /** What is being deleted. */
  @Column('text', { nullable: true }) kind!: string | null;
  @Column('jsonb', { default: {} }) removed!: Record<string, number>;
  @Column('jsonb', { default: {} }) held!: Record<string, number>;
  @Column('text', { nullable: true }) error!: string | null;
  @Index() @Column('uuid', { nullable: true }) requested_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'requested_by' }) requester!: Relation<User> | null;
  @Column('text', { nullable: true }) requested_by_email!: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
