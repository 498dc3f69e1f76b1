import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { AnalysisName } from '../analysis/results/analysis.contract.js';
import { User } from '../auth/user.entity.js';
import type { RunStatus, RunSubject, RunTask, ToolName } from './site-runs.contract.js';

/** A use of a tool. Input and result are stored for an hour, for reloads. */
@Entity('tool_runs')
@Check('tool_runs_tool_check', `tool IN ('site-analysis', 'functions', 'ai-test')`)
@Check('tool_runs_status_check', `status IN ('queued', 'running', 'done', 'cancelled')`)
@Index(['tool', 'created_at'])
export class ToolRun {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') tool!: ToolName | 'ai-test';
  @Column('text', { default: 'queued' }) status!: RunStatus;
  @Column('jsonb', { nullable: true }) subject!: RunSubject | null;
  @Column('jsonb', { default: [] }) analyses!: AnalysisName[];
  @Column('jsonb', { nullable: true }) tasks!: Partial<Record<AnalysisName, RunTask>> | null;
  @Column('int', { default: 0 }) failed!: number;
  @Index() @Column('uuid', { nullable: true }) requested_by!: string | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn({ name: 'requested_by' }) requester!: Relation<User> | null;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
  @Column('timestamptz', { nullable: true }) started_at!: Date | null;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
