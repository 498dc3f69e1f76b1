import { backoffMs } from '../../rules/backoff.rules.js';
import type { CauseCode } from '../provider-error.js';

/** Failures in a row after which a vendor is left alone for a while. */
export const FAILURES_TO_OPEN = 5;
const PAUSE = { firstMs: 30_000, maxMs: 15 * 60_000 };

/** Causes that say something about the vendor or our account, not about the one website that was asked for. */
const COUNTED = new Set<CauseCode>(['vendor_unavailable', 'vendor_timeout', 'vendor_malformed', 'vendor_rate_limited']);
/** Causes that will not go away by asking again soon: the circuit opens at once. */
const FINAL = new Set<CauseCode>(['vendor_unauthorised', 'vendor_unpaid', 'vendor_quota']);

/**
 * How long a vendor rests after its `failures`-th failure in a row, in seconds; 0 = it may be asked again. The pause
 * doubles with each further failure.
 */
export function pauseAfter(cause: CauseCode, failures: number): number {
  if (FINAL.has(cause)) return PAUSE.maxMs / 1000;
  if (!COUNTED.has(cause) || failures < FAILURES_TO_OPEN) return 0;
  return backoffMs(failures - FAILURES_TO_OPEN + 1, PAUSE, 0.5) / 1000;
}

export const isCounted = (cause: CauseCode): boolean => COUNTED.has(cause) || FINAL.has(cause);
