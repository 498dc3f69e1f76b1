import { clamp, type MeasuredParts, measuredOf, roundHalfUp, together, weightedMean } from './weighted-mean.js';

/** A score 0–100, rounded. An estimate rests on fallback constants: shown hollow, never stored, mailed or printed (clarification 1). */
export interface CategoryScore {
  value: number;
  estimated: boolean;
  /** How many of its parts were measured, those of its technical, SEO or browser side counted one by one. */
  measuredParts: MeasuredParts;
}

/** `side`: the parts of what is mixed with the quiz. */
const score = (value: number, quiz: number | null, side: MeasuredParts): CategoryScore => ({
  value: clamp(roundHalfUp(value)),
  estimated: false,
  measuredParts: together(measuredOf([quiz]), side),
});

/** What stands in for a category without a quiz: a share of the overall score, never below `least`, which it is without one. */
function estimate(share: number, least: number, overall: number | null, side: MeasuredParts): CategoryScore {
  const value = overall === null ? least : Math.max(least, share * overall);
  return { ...score(value, null, side), estimated: true, measuredParts: { k: 0, n: side.n + 1 } };
}

/**
 * Digital maturity 0–100 (specification 1, section 9; decisions, formula 4): 0.6 quiz + 0.4 technical. `quiz` is the
 * unrounded quiz category, null without a quiz or without a question of the category (clarification 13).
 */
export function digitalMaturity(
  quiz: number | null,
  technical: number | null,
  overall: number | null,
  parts: MeasuredParts,
): CategoryScore {
  if (quiz === null) return estimate(0.8, 50, overall, parts);
  return score(technical === null ? quiz : 0.6 * quiz + 0.4 * technical, quiz, parts);
}

export interface AcquisitionParts {
  quiz: number | null;
  composite: number | null;
  /** Number of live keywords that count; null = not measured. */
  keywordCount: number | null;
  /** Of the page report; null = not measured. */
  warnings: number | null;
  lighthouseSeo: number | null;
  overall: number | null;
  /** Of the SEO composite. */
  seoParts: MeasuredParts;
}

/**
 * SEO side of acquisition, 0–100 unrounded (decisions, formula 6): clamp(composite + min(5, count / 4) above ten keywords
 * − 0.5 × warnings). What was not measured neither raises nor lowers it. Null without a composite.
 */
export function acquisitionBase(composite: number | null, keywordCount: number | null, warnings: number | null): number | null {
  if (composite === null) return null;
  const bonus = keywordCount !== null && keywordCount > 10 ? Math.min(5, keywordCount / 4) : 0;
  const malus = warnings === null ? 0 : 0.5 * warnings;
  return clamp(composite + bonus - malus);
}

/**
 * Acquisition 0–100 (decisions, formula 6): 0.7 quiz + 0.3 base. The branch on visibility without a composite is void
 * (clarification 13), so Lighthouse SEO comes next.
 */
export function acquisition({
  quiz,
  composite,
  keywordCount,
  warnings,
  lighthouseSeo,
  overall,
  seoParts,
}: AcquisitionParts): CategoryScore {
  const base = acquisitionBase(composite, keywordCount, warnings);
  // without a composite its parts did not enter the score, but for Lighthouse's where it stands in
  const without = { k: 0, n: seoParts.n };
  if (quiz !== null) return base === null ? score(quiz, quiz, without) : score(0.7 * quiz + 0.3 * base, quiz, seoParts);
  if (base !== null) return score(base, null, seoParts);
  return lighthouseSeo === null ? estimate(0.7, 40, overall, without) : score(lighthouseSeo, null, { ...without, k: 1 });
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

/**
 * What a browser tells of innovation, 0–100 unrounded (decisions, formula 7): 0.4 accessibility + 0.3 best practices +
 * 0.2 UX + 0.1 first paint, which loses 20 points a second; missing parts renormalised, null without any.
 */
export function innovationFront({
  accessibility,
  bestPractices,
  ux,
  firstPaintSeconds,
}: Omit<InnovationParts, 'quiz' | 'overall'>): number | null {
  const paint = firstPaintSeconds === null ? null : clamp(100 - 20 * firstPaintSeconds);
  return weightedMean([
    [accessibility, 0.4],
    [bestPractices, 0.3],
    [ux, 0.2],
    [paint, 0.1],
  ]);
}

/** Innovation 0–100 (decisions, formula 7): 0.8 quiz + 0.2 front. */
export function innovation({ quiz, overall, ...parts }: InnovationParts): CategoryScore {
  const { accessibility, bestPractices, ux, firstPaintSeconds } = parts;
  const measured = measuredOf([accessibility, bestPractices, ux, firstPaintSeconds]);
  if (quiz === null) return estimate(0.6, 30, overall, measured);
  const front = innovationFront(parts);
  return score(front === null ? quiz : 0.8 * quiz + 0.2 * front, quiz, measured);
}
