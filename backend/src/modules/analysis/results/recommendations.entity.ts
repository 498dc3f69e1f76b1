import { Column, Entity, Index } from 'typeorm';
import type { Recommendation } from './analysis.contract.js';
import { OnlyResult } from './result.entity.js';
import { Writing } from './writing.entity.js';

/** The first steps of the action plan. */
@Entity('ai_recommendations')
@Index('ai_recommendations_filled_idx', { synchronize: false })
export class Recommendations extends OnlyResult {
  @Column('jsonb', { default: [] }) recommendations!: Recommendation[];
  @Column('jsonb', { default: [] }) analysis!: string[];
  @Column('timestamptz', { nullable: true }) edited_at!: Date | null;
  /** Staff ordered a new text: the next result may replace that of a person. */
  @Column('boolean', { default: false }) replaceable!: boolean;
  @Column(() => Writing, { prefix: false }) writing!: Writing;
}
