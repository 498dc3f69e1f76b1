/** Below so many measured websites a comparison says nothing (field note 16). */
export const FEWEST_SITES = 20;

/** How many measured sites there are, this one included, and how many of them have a lower score. */
export interface Standing {
  n: number;
  below: number;
}

/** Share of the other sites that a site leaves behind, 0–100; null when there are too few to compare with. */
export function percentileOf({ n, below }: Standing): number | null {
  return n < FEWEST_SITES ? null : Math.round((100 * below) / (n - 1));
}
