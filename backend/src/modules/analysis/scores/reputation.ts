import { POSITIVE_PER_STAR } from '../../../rules/bands.rules.js';
import { roundHalfUp } from './weighted-mean.js';

/** What a profile says of itself; a rating missing or a count of 0 is no rating (clarification 13). */
export interface Reviews {
  /** 0–5. */
  rating: number | null;
  count: number | null;
}

export const hasRating = (reviews: Reviews | null): reviews is Reviews & { rating: number } =>
  reviews !== null && reviews.rating !== null && reviews.count !== 0;

/** Share of positive reviews in %: rating × 20 (specification 1, section 9; decisions, formula 13). Null without a rating. */
export const positivePercentage = (rating: number | null): number | null =>
  rating === null ? null : roundHalfUp(rating * POSITIVE_PER_STAR);
