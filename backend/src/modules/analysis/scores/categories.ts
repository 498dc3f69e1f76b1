import { ACQUISITION, INNOVATION, MATURITY, type StandIn } from '../../../rules/formulas.rules.js';
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

/** Estimates a category without a quiz: a share of the overall score, at least `least`, which is also the value without a score. */
function estimate({ share, least }: StandIn, overall: number | null, side: MeasuredParts): CategoryScore {
  const value = Math.max(least, share * (overall ?? 0));
  return { ...score(value, null, side), estimated: true, measuredParts: { k: 0, n: side.n + 1 } };
}

/**
 * Digital maturity 0–100 (specification 1, section 9; decisions, formula 4). `quiz` is the
 * unrounded quiz category, null without a quiz or without a question of the category (clarification 13).
 */
export function digitalMaturity(
  quiz: number | null,
  technical: number | null,
  overall: number | null,
  parts: MeasuredParts,
): CategoryScore {
  if (quiz === null) return estimate(MATURITY.standIn, overall, parts);
  return score(technical === null ? quiz : MATURITY.shares.quiz * quiz + MATURITY.shares.technical * technical, quiz, parts);
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
 * SEO side of acquisition, 0–100 unrounded (decisions, formula 6): the composite, a bonus for many keywords, a deduction per warning.
 * Unmeasured parts have no effect. Null without a composite.
 */
export function acquisitionBase(composite: number | null, keywordCount: number | null, warnings: number | null): number | null {
  if (composite === null) return null;
  const { above, most, keywordsPerPoint } = ACQUISITION.bonus;
  const count = keywordCount ?? 0;
  const bonus = count > above ? Math.min(most, count / keywordsPerPoint) : 0;
  const malus = ACQUISITION.perWarning * (warnings ?? 0);
  return clamp(composite + bonus - malus);
}

/**
 * Acquisition 0–100 (decisions, formula 6). The branch on visibility without a composite is void (clarification 13); Lighthouse SEO comes
 * next.
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
  // without a composite only Lighthouse SEO may enter the score
  const without = { k: 0, n: seoParts.n };
  if (quiz !== null)
    return base === null
      ? score(quiz, quiz, without)
      : score(ACQUISITION.shares.quiz * quiz + ACQUISITION.shares.base * base, quiz, seoParts);
  if (base !== null) return score(base, null, seoParts);
  return lighthouseSeo === null ? estimate(ACQUISITION.standIn, overall, without) : score(lighthouseSeo, null, { ...without, k: 1 });
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
 * Innovation measurable by a browser, 0–100 unrounded (decisions, formula 7): accessibility, best practices, UX and first paint; missing
 * parts renormalised, null without any.
 */
export function innovationFront({
  accessibility,
  bestPractices,
  ux,
  firstPaintSeconds,
}: Omit<InnovationParts, 'quiz' | 'overall'>): number | null {
  const paint = firstPaintSeconds === null ? null : clamp(100 - INNOVATION.perSecond * firstPaintSeconds);
  const { front } = INNOVATION;
  return weightedMean([
    [accessibility, front.accessibility],
    [bestPractices, front.bestPractices],
    [ux, front.ux],
    [paint, front.paint],
  ]);
}

/** Innovation 0–100 (decisions, formula 7). */
export function innovation({ quiz, overall, ...parts }: InnovationParts): CategoryScore {
  const { accessibility, bestPractices, ux, firstPaintSeconds } = parts;
  const measured = measuredOf([accessibility, bestPractices, ux, firstPaintSeconds]);
  if (quiz === null) return estimate(INNOVATION.standIn, overall, measured);
  const front = innovationFront(parts);
  return score(front === null ? quiz : INNOVATION.shares.quiz * quiz + INNOVATION.shares.front * front, quiz, measured);
}
