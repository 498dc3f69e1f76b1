/**
 * Mean of the parts that exist, their weights renormalised; null when none exists (decisions, “Formulas made exact”:
 * missing parts are redistributed in proportion).
 */
export function weightedMean(parts: readonly (readonly [value: number | null, weight: number])[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const [value, weight] of parts) {
    if (value === null) continue;
    sum += value * weight;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
}

/** Of `n` parts of a score, `k` were measured: « calculé à partir de 4 mesures sur 5 » (clarification 1). */
export interface MeasuredParts {
  k: number;
  n: number;
}

export const measuredOf = (parts: readonly unknown[]): MeasuredParts => ({
  k: parts.filter((part) => part !== null).length,
  n: parts.length,
});

export const together = (...all: MeasuredParts[]): MeasuredParts => ({
  k: all.reduce((sum, { k }) => sum + k, 0),
  n: all.reduce((sum, { n }) => sum + n, 0),
});

/** Into 0–100. */
export const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/** Rounds half up (decisions.md); the epsilon corrects binary fractions (0.6 × 55 + 0.4 × 60 is 57, not 56.99…). */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);
