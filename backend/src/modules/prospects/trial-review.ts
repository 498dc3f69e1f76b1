import type { ProspectMetadata } from './prospect.contract.js';

/** Review of a trial with an address outside the website's domain (decision 42). */
export const TRIAL_REVIEWS = ['waiting', 'refused', 'accepted'] as const;
export type TrialReview = (typeof TRIAL_REVIEWS)[number];

export const trialReviewOf = ({ trial_review }: ProspectMetadata): TrialReview | null =>
  TRIAL_REVIEWS.find((review) => review === trial_review) ?? null;

/** A held trial is not measured before staff accepts it. */
export const isHeld = (metadata: ProspectMetadata): boolean => {
  const review = trialReviewOf(metadata);
  return review === 'waiting' || review === 'refused';
};
/** The same for the database. */
export const NOT_HELD = `coalesce(prospect.metadata ->> 'trial_review', '') NOT IN ('waiting', 'refused')`;
