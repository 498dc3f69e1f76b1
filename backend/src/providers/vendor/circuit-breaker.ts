import { backoffMs } from '../../rules/backoff.rules.js';
import type { CauseCode } from '../provider-error.js';

/** Consecutive failures that open the circuit. */
export const FAILURES_TO_OPEN = 5;
const PAUSE = { firstMs: 30_000, maxMs: 15 * 60_000 };

/** Causes about the vendor or our account, not about the requested website. */
const COUNTED = new Set<CauseCode>(['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'vendor_rate_limited']);
/** Causes that persist: the circuit opens at once. */
const FINAL = new Set<CauseCode>(['vendor_unauthorised', 'vendor_unpaid', 'vendor_quota']);

/**
 * Returns the pause of a vendor after its `failures`-th consecutive failure, in seconds; 0 = none. It doubles with each further failure.
 */
export function pauseAfter(cause: CauseCode, failures: number): number {
  if (FINAL.has(cause)) return PAUSE.maxMs / 1000;
  if (!COUNTED.has(cause) || failures < FAILURES_TO_OPEN) return 0;
  return backoffMs(failures - FAILURES_TO_OPEN + 1, PAUSE, 0.5) / 1000;
}

export const isCounted = (cause: CauseCode): boolean => COUNTED.has(cause) || FINAL.has(cause);
