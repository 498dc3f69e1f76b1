export interface Backoff {
  firstMs: number;
  maxMs: number;
  /** Growth factor of the waits; default 2. */
  growth?: number;
}

/**
 * Returns the wait after the `attempt`th failure (from 1): exponential, at most `maxMs`, with jitter over half of it, so that simultaneous
 * failures do not retry together. `chance` in [0, 1); 0.5 means no jitter.
 */
export function backoffMs(attempt: number, { firstMs, maxMs, growth = 2 }: Backoff, chance: number): number {
  const full = Math.min(maxMs, firstMs * growth ** Math.max(0, Math.min(attempt - 1, 40)));
  return Math.round(full * (0.75 + chance / 2));
}
