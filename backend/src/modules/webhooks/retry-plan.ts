const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first, second… failure: about three days in all, as Standard Webhooks recommend. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** The wait after the `attempt`th failure (from 1), spread by a quarter; null when it was the last. `chance` in [0, 1). */
export function nextWaitMs(attempt: number, chance: number): number | null {
  const wait = WAITS[attempt - 1];
  return wait === undefined ? null : Math.round(wait * (0.75 + chance / 2));
}

/** An endpoint that took nothing for so long is switched off. */
export const GIVES_UP_AFTER_MS = 3 * 24 * HOUR;
