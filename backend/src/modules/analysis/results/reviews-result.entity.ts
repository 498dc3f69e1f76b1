import { Column, Entity } from 'typeorm';
import type { Review, ReviewsTaskStatus } from '../../../providers/reviews/reviews.contract.js';
import { OnlyResult } from './result.entity.js';

/** Google business profile and its latest reviews. */
@Entity('google_reviews_results')
export class ReviewsResult extends OnlyResult {
  @Column('text', { default: 'not_found' }) status!: ReviewsTaskStatus;
  @Column('text', { nullable: true }) name!: string | null;
  /** The business category of Google, in French. */
  @Column('text', { nullable: true }) category!: string | null;
  @Column('double precision', { nullable: true }) rating!: number | null;
  @Column('int', { nullable: true }) reviews_count!: number | null;
  /** Text: a cid is larger than 2^53. */
  @Column('text', { nullable: true }) cid!: string | null;
  @Column('text', { nullable: true }) place_id!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) url!: string | null;
  @Column('jsonb', { default: [] }) reviews!: Review[];
  @Column('text', { nullable: true }) task_id!: string | null;
  @Column('text', { nullable: true }) error!: string | null;
}
