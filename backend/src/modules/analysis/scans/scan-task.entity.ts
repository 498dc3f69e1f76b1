import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import type { EndedTask } from '../../../rules/scan-outcomes.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { AnalysisName, TaskError } from '../results/analysis.contract.js';
import type { TaskStatus } from './scan.contract.js';
import { Scan } from './scan.entity.js';

/** One analysis of one prospect within a scan; one job of the queue. */
@Entity('scan_tasks')
@Unique(['scan_id', 'prospect_id', 'analysis'])
@Check('scan_tasks_status_check', `status IN ('waiting', 'queued', 'running', 'done', 'failed', 'skipped', 'cancelled')`)
export class ScanTask {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid') scan_id!: string;
  @ManyToOne(() => Scan, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'scan_id' }) scan!: Relation<Scan>;
  @Index() @Column('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('text') analysis!: AnalysisName;
  @Column('text', { default: 'waiting' }) status!: TaskStatus;
  /** What its result is, once it has ended. */
  @Column('text', { nullable: true }) state!: EndedTask['state'];
  @Column('int', { default: 0 }) attempts!: number;
  @Column('jsonb', { nullable: true }) error!: TaskError | null;
  @Column('int', { nullable: true }) duration_ms!: number | null;
  @Column('timestamptz', { nullable: true }) started_at!: Date | null;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
