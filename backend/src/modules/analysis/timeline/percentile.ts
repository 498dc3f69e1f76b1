import { hasEnoughSites } from '../../../rules/comparisons.rules.js';

/** How many measured sites there are, this one included, and how many of them have a lower score. */
export interface Standing {
  n: number;
  below: number;
}

/** Share of the other sites that a site leaves behind, 0–100; null when there are too few to compare with. */
export function percentileOf({ n, below }: Standing): number | null {
  return hasEnoughSites(n) ? Math.round((100 * below) / (n - 1)) : null;
}
