import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Prospect } from '../../../prospects/prospect.entity.js';
import type { AnalysisName } from '../../results/analysis.contract.js';

/** A finding of a step as it stood when it was asked to be measured again. */
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
  /** In the words of the plan of then: once it is mended the plan names it no more. */
  @Column('text') title!: string;
  /** When its owner said so; null when he took it back. */
  @Column('timestamptz', { nullable: true }) done_at!: Date | null;
  @Column('timestamptz', { nullable: true }) asked_at!: Date | null;
  @Column('text', { nullable: true }) analysis!: AnalysisName | null;
  @Column('jsonb', { default: [] }) found_before!: FoundBefore[];
}
