import type { VendorLimits } from './vendor-accounts.js';

/** A vendor's state at the moment of the decision. Times are relative to the clock of the database. */
export interface VendorStanding {
  circuit: 'closed' | 'open' | 'half_open';
  /** Until an open circuit may be tried again, milliseconds; null when it is closed. */
  retryInMs: number | null;
  /** Of the token bucket, when it was refilled last. */
  tokens: number;
  idleSeconds: number;
  callsToday: number;
  costToday: number;
  callsThisMonth: number;
  costThisMonth: number;
  openCalls: number;
}

export type Admission =
  | { granted: true; tokens: number }
  | { granted: false; reason: 'circuit_open' | 'budget_exhausted' | 'busy' | 'rate'; waitMs: number };

/** No pause and no lease is longer, seconds. A later moment was written by a clock that has been set back since. */
export const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Interval of checks for slots of other processes, milliseconds; a slot of this process is taken at once. */
const BUSY_WAIT_MS = 50;

const refused = (reason: Extract<Admission, { granted: false }>['reason'], waitMs = 0): Admission => ({ granted: false, reason, waitMs });

/** Decides whether a call that is expected to cost `cost` USD may go out now: circuit, budget, concurrency, rate, in this order. */
export function admit(standing: VendorStanding, limits: VendorLimits, cost: number): Admission {
  const { circuit, retryInMs, openCalls } = standing;
  if (circuit !== 'closed' && retryInMs !== null && retryInMs > 0 && retryInMs <= LONGEST_PAUSE_SECONDS * 1000)
    return refused('circuit_open', Math.ceil(retryInMs));
  if (isOverBudget(standing, limits, cost)) return refused('budget_exhausted');
  if (openCalls >= limits.atOnce) return refused('busy', BUSY_WAIT_MS);
  const tokens = availableTokens(standing, limits);
  if (tokens < 1) return refused('rate', Math.max(1, Math.ceil(((1 - tokens) * 60_000) / limits.callsPerMinute)));
  return { granted: true, tokens: tokens - 1 };
}

const isOverBudget = (
  { callsToday, costToday, callsThisMonth, costThisMonth }: VendorStanding,
  { callsPerDay, callsPerMonth, costPerDay, costPerMonth }: VendorLimits,
  cost: number,
): boolean =>
  callsToday >= callsPerDay || costToday + cost > costPerDay || callsThisMonth >= callsPerMonth || costThisMonth + cost > costPerMonth;

/** What the bucket holds; full again when its last refill lies in the future of a clock that was set back. */
function availableTokens({ tokens, idleSeconds }: VendorStanding, limits: VendorLimits): number {
  const burst = burstOf(limits);
  if (idleSeconds < -1) return burst;
  return Math.min(burst, tokens + (Math.max(0, idleSeconds) * limits.callsPerMinute) / 60);
}

/** Enough for the concurrent calls, at most ten seconds' worth. */
export const burstOf = ({ callsPerMinute, atOnce }: VendorLimits): number => Math.max(1, Math.min(atOnce, callsPerMinute / 6));
