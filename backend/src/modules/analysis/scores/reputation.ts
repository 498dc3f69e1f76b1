/** A business profile; a missing rating or a count of 0 is no rating (clarification 13). */
export interface Reviews {
  /** 0–5. */
  rating: number | null;
  count: number | null;
}

export const hasRating = (reviews: Reviews | null): reviews is Reviews & { rating: number } =>
  reviews !== null && reviews.rating !== null && reviews.count !== 0;
