import { type Flag, type FlagLanguage, isCovered, isUnreachableFlag } from './review.rules.js';

/** How a prospect's page comes to be sent: brouillon → à relire → validé, and back (decision 36). Pure. */
export type ReviewStatus = 'draft' | 'to_review' | 'validated';

const WORDS: Record<ReviewStatus, Record<FlagLanguage, string>> = {
  draft: { fr: 'Brouillon', en: 'Draft' },
  to_review: { fr: 'À relire', en: 'To review' },
  validated: { fr: 'Validé', en: 'Validated' },
};
export const REVIEW_STATUSES = Object.keys(WORDS) as [ReviewStatus, ...ReviewStatus[]];
export const reviewWords = (language: FlagLanguage): Record<ReviewStatus, string> => ({
  draft: WORDS.draft[language],
  to_review: WORDS.to_review[language],
  validated: WORDS.validated[language],
});
export const reviewWord = (status: ReviewStatus, language: FlagLanguage): string => WORDS[status][language];

export interface Review {
  status: ReviewStatus;
  /** Flags that somebody accepted with a reason, as they stood then. */
  accepted: readonly Flag[];
}

/** What a person wants; `seen` is what was on the screen, null when the caller does not say. */
export interface ReviewDecision {
  status: 'to_review' | 'validated';
  reason: string | null;
  seen: { status: ReviewStatus; flags: readonly Flag[] } | null;
}

/** `already`: somebody has done it; `changed`: it is not what was seen any more; `reason_missing`: flags stand. */
export type ReviewRefusal = 'already' | 'changed' | 'reason_missing';

/** Why a page is not sent yet: nobody has read it, its site did not answer, or something is to be looked at. */
export const NOT_SENT_YET = ['draft', 'to_review', 'site_unreachable'] as const;
export type NotSentYet = (typeof NOT_SENT_YET)[number];

/** Campaigns keep to what somebody has approved; null = may be sent. */
export function reasonNotToSend(status: ReviewStatus, flagIds: readonly string[]): NotSentYet | null {
  if (status === 'validated') return null;
  if (flagIds.some(isUnreachableFlag)) return 'site_unreachable';
  return status;
}

/**
 * After new results. What was approved is read again as soon as a flag stands that nobody has accepted; one that has gone
 * is accepted no longer, so that it is looked at when it comes back.
 */
export function reviewAfterResults({ status, accepted }: Review, flags: readonly Flag[]): Review {
  if (status !== 'validated') return { status, accepted: [] };
  if (!flags.every((flag) => isCovered(flag, accepted))) return { status: 'to_review', accepted: [] };
  return { status, accepted: accepted.filter(({ id }) => flags.some((flag) => flag.id === id)) };
}

/** After a scan: a draft that was measured is to be read. */
export const reviewAfterScan = (review: Review, flags: readonly Flag[]): Review =>
  review.status === 'draft' ? { status: 'to_review', accepted: [] } : reviewAfterResults(review, flags);

/** The approval that stands, of whom and after what. */
export interface Approval {
  by: string;
  from: Exclude<ReviewStatus, 'validated'>;
}

/** After the undoing of one's own approval: exactly what was before it. */
export function undoneReview(approval: Approval | null, by: string): Review | ReviewRefusal {
  return approval?.by === by ? { status: approval.from, accepted: [] } : 'changed';
}

/** What a person's decision makes of it. */
export function decideReview(
  { status }: Review,
  flags: readonly Flag[],
  { status: wanted, reason, seen }: ReviewDecision,
): Review | ReviewRefusal {
  if (status === wanted) return 'already';
  if (seen && (seen.status !== status || !flags.every((flag) => isCovered(flag, seen.flags)))) return 'changed';
  if (wanted === 'to_review') return { status: wanted, accepted: [] };
  return flags.length > 0 && !reason ? 'reason_missing' : { status: wanted, accepted: flags };
}
