/** Plus 1 every 30 ms after half a second (specification 1, section 9). */
const DELAY_MS = 500;
const STEP_MS = 30;

/** What the counting figure shows after a time; never beyond its target. */
export const countAt = (elapsedMs: number, target: number): number =>
  Math.min(target, Math.max(0, Math.floor((elapsedMs - DELAY_MS) / STEP_MS)));
