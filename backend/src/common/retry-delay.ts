interface Backoff {
  firstMs: number;
  maxMs: number;
}

/**
 * How long to wait after the `attempt`th failure (from 1): doubling, at most `maxMs`, and spread over half of it so that what
 * failed together does not come back together. `chance` in [0, 1).
 */
export function retryDelayMs(attempt: number, { firstMs, maxMs }: Backoff, chance: number): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.max(0, Math.min(attempt - 1, 40)));
  return Math.round(full * (0.75 + chance / 2));
}
