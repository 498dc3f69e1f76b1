import type { BusinessProfile, BusinessReviewsReport } from './business-reviews.contract.js';

/** The business: by Google id, else by name and city. */
export interface ReviewSubject {
  company: string;
  city: string | null;
  placeId?: string | null;
  cid?: string | null;
}

export type CollectedReviews = { state: 'pending' } | { state: 'not_found' } | { state: 'done'; report: BusinessReviewsReport };

/** Google reviews of a business. Reviews take minutes: start, then collect until they are there. */
export abstract class ReviewSource {
  abstract readonly provider: string;
  /** Immediate; null when Google knows no such business. */
  abstract profile(subject: ReviewSubject, signal?: AbortSignal): Promise<BusinessProfile | null>;
  /** Orders the reviews; answers the id of the task. */
  abstract start(subject: ReviewSubject, signal?: AbortSignal): Promise<string>;
  abstract collect(taskId: string, signal?: AbortSignal): Promise<CollectedReviews>;
}
