import { clamp, roundHalfUp, weightedMean } from './weighted-mean.js';

/** A score that may rest on fallback constants; such an estimate is shown hollow and never stored (clarification 1). */
export interface CategoryScore {
  value: number;
  estimated: boolean;
}

const measured = (value: number): CategoryScore => ({ value: roundHalfUp(value), estimated: false });
const estimate = (value: number): CategoryScore => ({ value: roundHalfUp(value), estimated: true });

/** Digital maturity 0–100 (formula 4). `quiz` is the unrounded quiz category, null without a quiz. */
export function digitalMaturity(quiz: number | null, technical: number | null, overall: number | null): CategoryScore {
  if (quiz !== null) return measured(technical === null ? quiz : 0.6 * quiz + 0.4 * technical);
  return estimate(overall === null ? 50 : Math.max(50, roundHalfUp(0.8 * overall)));
}

export interface AcquisitionParts {
  quiz: number | null;
  composite: number | null;
  /** Number of live keywords that count; 0 without any. */
  keywordCount: number;
  warnings: number;
  lighthouseSeo: number | null;
  overall: number | null;
}

/** Acquisition 0–100 (formula 6). */
export function acquisition({ quiz, composite, keywordCount, warnings, lighthouseSeo, overall }: AcquisitionParts): CategoryScore {
  const bonus = keywordCount > 10 ? Math.min(5, keywordCount / 4) : 0;
  const base = composite === null ? null : clamp(composite + bonus - 0.5 * warnings);
  if (quiz !== null) return measured(base === null ? quiz : 0.7 * quiz + 0.3 * base);
  if (base !== null) return measured(base);
  if (lighthouseSeo !== null) return measured(lighthouseSeo);
  return estimate(overall === null ? 40 : Math.max(40, roundHalfUp(0.7 * overall)));
}

export interface InnovationParts {
  quiz: number | null;
  accessibility: number | null;
  bestPractices: number | null;
  /** UX category of the page report, 0–100. */
  ux: number | null;
  firstPaintSeconds: number | null;
  overall: number | null;
}

/** Innovation 0–100 (formula 7). */
export function innovation({ quiz, accessibility, bestPractices, ux, firstPaintSeconds, overall }: InnovationParts): CategoryScore {
  const paint = firstPaintSeconds === null ? null : Math.max(0, 100 - 20 * firstPaintSeconds);
  const front = weightedMean([
    [accessibility, 0.4],
    [bestPractices, 0.3],
    [ux, 0.2],
    [paint, 0.1],
  ]);
  if (quiz !== null) return measured(front === null ? quiz : 0.8 * quiz + 0.2 * front);
  return estimate(overall === null ? 30 : Math.max(30, roundHalfUp(0.6 * overall)));
}
