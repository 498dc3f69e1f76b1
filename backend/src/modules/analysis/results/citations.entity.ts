import { Column, Entity, Unique } from 'typeorm';
import type { CitationAnswer, CitationPlatform, FailedQuestions } from './analysis.contract.js';
import { RepeatedResult } from './result.entity.js';

/** How often one AI assistant names the website: `citations_count` of `runs` answers. Null = not measured. */
@Entity('ai_citations_results')
@Unique(['prospect_id', 'platform'])
export class Citations extends RepeatedResult {
  @Column('text') platform!: CitationPlatform;
  @Column('int', { nullable: true }) citations_count!: number | null;
  @Column('int', { nullable: true }) pages_count!: number | null;
  @Column('int', { nullable: true }) runs!: number | null;
  @Column('jsonb', { default: [] }) answers!: CitationAnswer[];
  /** Questions of the last attempt that stayed without an answer; null = none. */
  @Column('jsonb', { nullable: true }) failed!: FailedQuestions | null;
  @Column('timestamptz', { nullable: true }) last_checked!: Date | null;
  /** Staff ordered a new text: the next result may replace that of a person. */
  @Column('boolean', { default: false }) replaceable!: boolean;
}
