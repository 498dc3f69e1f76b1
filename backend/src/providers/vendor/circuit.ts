import type { CauseCode } from '../provider-error.js';

/** Failures in a row after which a vendor is left alone for a while. */
export const FAILURES_TO_OPEN = 5;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * 60;

/** Causes that say something about the vendor or our account, not about the one website that was asked for. */
const COUNTED = new Set<CauseCode>(['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'vendor_rate_limited']);
/** Causes that will not go away by asking again soon: the circuit opens at once. */
const FINAL = new Set<CauseCode>(['vendor_unauthorised', 'vendor_unpaid', 'vendor_quota']);

/**
 * How long a vendor rests after its `failures`-th failure in a row, in seconds; 0 = it may be asked again. The pause
 * doubles with each further failure.
 */
export function pauseAfter(cause: CauseCode, failures: number): number {
  if (FINAL.has(cause)) return LONGEST_PAUSE_SECONDS;
  if (!COUNTED.has(cause) || failures < FAILURES_TO_OPEN) return 0;
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (failures - FAILURES_TO_OPEN));
}

export const isCounted = (cause: CauseCode): boolean => COUNTED.has(cause) || FINAL.has(cause);
