/** What a profile says of itself; a rating missing or a count of 0 is no rating (clarification 13). */
export interface Reviews {
  /** 0–5. */
  rating: number | null;
  count: number | null;
}

export const hasRating = (reviews: Reviews | null): reviews is Reviews & { rating: number } =>
  reviews !== null && reviews.rating !== null && reviews.count !== 0;
