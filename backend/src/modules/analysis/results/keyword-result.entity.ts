import { Column, Entity, Index, Unique } from 'typeorm';
import type { KeywordMetrics } from '../../../providers/keywords/keyword-metrics.contract.js';
import type { RankedKeyword } from '../../../providers/keywords/keywords.contract.js';
import { RepeatedResult } from './result.entity.js';

/** Keywords of a domain in Google Switzerland. */
@Entity('keyword_analysis_results')
@Unique(['prospect_id', 'domain', 'analysis_type'])
@Index(['analyzed_at', 'id'])
export class KeywordResult extends RepeatedResult {
  @Column('text') domain!: string;
  @Column('text', { default: 'ranked_keywords' }) analysis_type!: string;
  @Column('jsonb', { default: [] }) ranked_keywords!: RankedKeyword[];
  @Column('jsonb', { nullable: true }) metrics!: KeywordMetrics | null;
  @Column('timestamptz') analyzed_at!: Date;
}
