export interface Backoff {
  firstMs: number;
  maxMs: number;
  /** How many times longer each wait is than the one before; 2 unless said. */
  growth?: number;
}

/**
 * How long to wait after the `attempt`th failure (from 1): longer each time, at most `maxMs`, and spread over half of it so that
 * what failed together does not come back together. `chance` in [0, 1); 0.5 spreads nothing.
 */
export function backoffMs(attempt: number, { firstMs, maxMs, growth = 2 }: Backoff, chance: number): number {
  const full = Math.min(maxMs, firstMs * growth ** Math.max(0, Math.min(attempt - 1, 40)));
  return Math.round(full * (0.75 + chance / 2));
}
