/** Competition by the number of keywords (specification 1, section 9). */
export function competitionLabel(count: number): 'élevé' | 'moyen' | 'faible' {
  if (count > 15) return 'élevé';
  return count > 8 ? 'moyen' : 'faible';
}

/** Traffic potential, “the same way” as the competition. */
export function trafficLabel(count: number): 'Élevé' | 'Moyen' | 'Faible' {
  if (count > 15) return 'Élevé';
  return count > 8 ? 'Moyen' : 'Faible';
}

/** Counts of ranked keywords by position, as the keyword vendor reports them. */
export type PositionBuckets = Partial<Record<(typeof BUCKETS)[number][0], number | null>>;

const BUCKETS = [
  ['pos_1', 1],
  ['pos_2_3', 2],
  ['pos_4_10', 7],
  ['pos_11_20', 15],
  ['pos_21_30', 25],
  ['pos_31_40', 35],
  ['pos_41_50', 45],
  ['pos_51_60', 55],
  ['pos_61_70', 65],
  ['pos_71_80', 75],
  ['pos_81_90', 85],
  ['pos_91_100', 95],
] as const;

/**
 * A position for the n-th keyword (from 0) of a list sorted by position, when only the distribution is known: the middle
 * of its bucket (specification 3, section 5); 95 beyond the last.
 */
export function rankFromDistribution(index: number, buckets: PositionBuckets): number {
  let counted = 0;
  for (const [bucket, rank] of BUCKETS) {
    counted += buckets[bucket] ?? 0;
    if (index < counted) return rank;
  }
  return 95;
}
