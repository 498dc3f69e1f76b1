import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../../../prospects/prospect.entity.js';
import type { AnalysisName } from '../../results/analysis.contract.js';

/** A finding of a step when its measurement was ordered. */
export interface FoundBefore {
  id: string;
  title: string;
  found: string | null;
}

/** What a prospect has done of its plan, and what it had measured again. */
@Entity('plan_steps')
export class DonePlanStep {
  @PrimaryColumn('uuid') prospect_id!: string;
  @PrimaryColumn('text') step_id!: string;
  @ManyToOne(() => Prospect, { onDelete: 'CASCADE', nullable: false }) @JoinColumn({ name: 'prospect_id' }) prospect!: Relation<Prospect>;
  /** Title at that time: a solved step leaves the plan. */
  @Column('text') title!: string;
  /** When the owner marked it as done; null when withdrawn. */
  @Column('timestamptz', { nullable: true }) done_at!: Date | null;
  @Column('timestamptz', { nullable: true }) asked_at!: Date | null;
  @Column('text', { nullable: true }) analysis!: AnalysisName | null;
  @Column('jsonb', { default: [] }) found_before!: FoundBefore[];
}
