/** Reasons and order of the task inbox (« À traiter »). The texts are in the catalogues under `queue.reason`. */

interface ReasonRule {
  /** The highest weight of a prospect decides its position. */
  weight: number;
  /** Order among equal weights: longest waiting first, or newest first because interest fades. */
  first: 'oldest' | 'newest';
}

/** Ordered from people who wait for the agency to mere checks. */
export const INBOX_RULES = {
  /** A promised audit is late. */
  audit_late: { weight: 60, first: 'oldest' },
  /** The prospect replied to a campaign. */
  reply: { weight: 50, first: 'newest' },
  /** The next action is due. */
  next_action: { weight: 40, first: 'oldest' },
  /** A visit or a finished quiz without a later contact by the team. */
  visit: { weight: 30, first: 'newest' },
  /** A new trial. */
  trial: { weight: 20, first: 'newest' },
  /** Red flags on a page that is not approved. */
  flags: { weight: 10, first: 'newest' },
} as const satisfies Record<string, ReasonRule>;

export type InboxReasonName = keyof typeof INBOX_RULES;
export const INBOX_REASONS = Object.keys(INBOX_RULES) as InboxReasonName[];

/** Days after which a visit, a reply and a trial leave the inbox. */
export const WARM_DAYS = 7;
export const REPLY_DAYS = 30;
export const NEW_TRIAL_DAYS = 14;

/** Maximum number of candidates per reason; beyond it the answer says `more`. */
export const INBOX_LIMIT = 500;

/** Duration of a claim without renewal. */
export const CLAIM_SECONDS = 120;

export interface InboxEntryReason {
  id: InboxReasonName;
  /** Milliseconds. */
  since: number;
}

export interface InboxEntry {
  id: string;
  isOwn: boolean;
  reasons: readonly InboxEntryReason[];
}

/** The reasons of one prospect, the heaviest first. */
export const byWeight = (a: InboxEntryReason, b: InboxEntryReason): number => INBOX_RULES[b.id].weight - INBOX_RULES[a.id].weight;

/**
 * Compares by highest weight, then number of reasons, then own prospects first, then the time as that reason orders it. The id makes
 * the order stable.
 */
export function compareInboxEntries(a: InboxEntry, b: InboxEntry): number {
  const [first, second] = [heaviest(a), heaviest(b)];
  if (!first || !second) return Number(Boolean(second)) - Number(Boolean(first));
  const oldest = INBOX_RULES[first.id].first === 'oldest' ? 1 : -1;
  return (
    byWeight(first, second) ||
    b.reasons.length - a.reasons.length ||
    Number(b.isOwn) - Number(a.isOwn) ||
    oldest * (first.since - second.since) ||
    (a.id < b.id ? -1 : 1)
  );
}

const heaviest = ({ reasons }: InboxEntry): InboxEntryReason | undefined => [...reasons].sort(byWeight)[0];
