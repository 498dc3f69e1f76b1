/** Which prospects deserve somebody now, and in which order (« À traiter »). Pure; the words stand in the catalogues under `queue.reason`. */

interface ReasonRule {
  /** The heaviest reason of a prospect decides its place. */
  weight: number;
  /** Among equals: who has waited longest first, or what is freshest, because interest cools. */
  first: 'oldest' | 'newest';
}

/** From people who wait for us to what only we want to know. */
export const QUEUE_RULES = {
  /** The audit was promised for a day that is over. */
  audit_late: { weight: 60, first: 'oldest' },
  /** Somebody has answered a campaign. */
  reply: { weight: 50, first: 'newest' },
  /** The next action is due. */
  next_action: { weight: 40, first: 'oldest' },
  /** A person looked at the page or finished the quiz, and nobody has written or called since. */
  visit: { weight: 30, first: 'newest' },
  /** A new trial that nobody has looked at. */
  trial: { weight: 20, first: 'newest' },
  /** Red flags, and nobody has approved the page. */
  flags: { weight: 10, first: 'newest' },
} as const satisfies Record<string, ReasonRule>;

export type QueueReasonName = keyof typeof QUEUE_RULES;
export const QUEUE_REASONS = Object.keys(QUEUE_RULES) as QueueReasonName[];

/** Days for which a visit is warm, a reply is news and a trial is new. */
export const WARM_DAYS = 7;
export const REPLY_DAYS = 30;
export const NEW_TRIAL_DAYS = 14;

/** Candidates that are read of each reason; beyond, it is told that there are more. */
export const QUEUE_LIMIT = 500;

/** Seconds for which a prospect is somebody's without a sign of life. */
export const CLAIM_SECONDS = 120;

export interface QueuedReason {
  id: QueueReasonName;
  /** Milliseconds. */
  since: number;
}

export interface Queued {
  id: string;
  isOwn: boolean;
  reasons: readonly QueuedReason[];
}

/** The reasons of one prospect, the heaviest first. */
export const byWeight = (a: QueuedReason, b: QueuedReason): number => QUEUE_RULES[b.id].weight - QUEUE_RULES[a.id].weight;

/**
 * Who comes first: the heavier reason, then the longer list of reasons, then one's own prospect, then the time as that reason wants it.
 * The id makes the order stable.
 */
export function compareQueued(a: Queued, b: Queued): number {
  const [first, second] = [heaviest(a), heaviest(b)];
  if (!first || !second) return Number(Boolean(second)) - Number(Boolean(first));
  const oldest = QUEUE_RULES[first.id].first === 'oldest' ? 1 : -1;
  return (
    byWeight(first, second) ||
    b.reasons.length - a.reasons.length ||
    Number(b.isOwn) - Number(a.isOwn) ||
    oldest * (first.since - second.since) ||
    (a.id < b.id ? -1 : 1)
  );
}

const heaviest = ({ reasons }: Queued): QueuedReason | undefined => [...reasons].sort(byWeight)[0];
