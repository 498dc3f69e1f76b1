import { type Flag, type FlagLanguage, isCovered, isUnreachableFlag } from './review.rules.js';

/** Review of a prospect's page: brouillon → à relire → validé, and back (decision 36). */
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
  /** Flags accepted with a reason, with their facts at that time. */
  accepted: readonly Flag[];
}

/** A requested decision; `seen`: flags on the screen, null when unknown. */
export interface ReviewDecision {
  status: 'to_review' | 'validated';
  reason: string | null;
  seen: { status: ReviewStatus; flags: readonly Flag[] } | null;
}

/** `already`: decided by another user; `changed`: outdated screen; `reason_missing`: flags without a reason. */
export type ReviewRefusal = 'already' | 'changed' | 'reason_missing';

/** Why a page is not sent yet: not reviewed, unreachable site, or open flags. */
export const NOT_SENT_YET = ['draft', 'to_review', 'site_unreachable'] as const;
export type NotSentYet = (typeof NOT_SENT_YET)[number];

/** Returns why a campaign must not send the page; null = may be sent. */
export function reasonNotToSend(status: ReviewStatus, flagIds: readonly string[]): NotSentYet | null {
  if (status === 'validated') return null;
  if (flagIds.some(isUnreachableFlag)) return 'site_unreachable';
  return status;
}

/**
 * Returns the review after new results. An approval is revoked as soon as a flag is not accepted; a disappeared flag is no longer accepted,
 * so that it is reviewed when it returns.
 */
export function reviewAfterResults({ status, accepted }: Review, flags: readonly Flag[]): Review {
  if (status !== 'validated') return { status, accepted: [] };
  if (!flags.every((flag) => isCovered(flag, accepted))) return { status: 'to_review', accepted: [] };
  return { status, accepted: accepted.filter(({ id }) => flags.some((flag) => flag.id === id)) };
}

/** After a scan: a draft that was measured is to be read. */
export const reviewAfterScan = (review: Review, flags: readonly Flag[]): Review =>
  review.status === 'draft' ? { status: 'to_review', accepted: [] } : reviewAfterResults(review, flags);

/** The current approval, its author and the previous state. */
export interface Approval {
  by: string;
  from: Exclude<ReviewStatus, 'validated'>;
}

/** Returns the state before one's own approval. */
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
