/** Plus 1 every 30 ms after half a second (specification 1, section 9). */
const DELAY_MS = 500;
const STEP_MS = 30;

/** What a counting figure shows after a time; never beyond its target, which it reaches. */
export type Counting = (elapsedMs: number, target: number) => number;

export const countAt: Counting = (elapsedMs, target) => Math.min(target, Math.max(0, Math.floor((elapsedMs - DELAY_MS) / STEP_MS)));

/** After the last answer the figure comes to rest, quick first and slow at the end. */
const SETTLE_MS = 1200;

export const settleAt: Counting = (elapsedMs, target) => Math.round(target * (1 - (1 - Math.min(1, elapsedMs / SETTLE_MS)) ** 3));
