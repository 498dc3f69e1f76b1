import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { OutcomeName } from '../../../rules/outcome-names.rules.js';
import type { ScanOutcome } from '../../../rules/scan-outcomes.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { TargetStatus } from './scan.contract.js';
import { Scan } from './scan.entity.js';

/** One prospect of a scan, in order. Its tasks are created when it starts. */
@Entity('scan_targets')
@Check('scan_targets_status_check', `status IN ('waiting', 'running', 'done', 'failed', 'cancelled')`)
@Check('scan_targets_outcome_check', `outcome IN ('measured', 'partial', 'unreachable', 'otherPage', 'sample', 'failed')`)
@Index(['scan_id', 'status', 'position'])
@Index(['scan_id', 'outcome'])
@Index('scan_targets_outcome_idx', ['outcome'], { where: 'outcome IS NOT NULL' })
export class ScanTarget {
  @PrimaryColumn('uuid') scan_id!: string;
  @ManyToOne(() => Scan, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'scan_id' }) scan!: Relation<Scan>;
  @Index() @PrimaryColumn('uuid') prospect_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  @Column('int') position!: number;
  @Column('text', { default: 'waiting' }) status!: TargetStatus;
  /** The address that its scan began with; null before. */
  @Column('text', { nullable: true }) site!: string | null;
  /** How it went, once it has ended; null before, and when it was stopped. */
  @Column('text', { nullable: true }) outcome!: ScanOutcome | null;
  /** Outcome of its visit in this scan; null without a visit. */
  @Column('text', { nullable: true }) page!: OutcomeName | null;
  @Column('timestamptz', { nullable: true }) started_at!: Date | null;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
