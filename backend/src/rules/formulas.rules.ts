import { LIMITS } from './limits.rules.js';

/** Weights, points and fallbacks of the scores (decisions, “Formulas made exact”); all scores are 0–100. */

/** A category without a quiz: this share of the overall score, never below `least`. Shown as an estimate. */
export interface StandIn {
  share: number;
  least: number;
}

/** Formula 2. */
export const SPEED_SHARES = { mobile: 0.6, desktop: 0.4 } as const;
/** Shown, hollow and named an estimate, while nothing is measured (decision 3). Never stored. */
export const OVERALL_ESTIMATE = 68;
/** Where every site begins (specification 1, section 9): drawn hollow, named estimates, part of no score (decision 3). */
export const LIGHTHOUSE_ESTIMATES = { mobile: 65, desktop: 85, accessibility: 80, seo: 77 } as const;

/** Formula 3; loading loses `perSecond` points a second. */
export const TECHNICAL = {
  shares: { performance: 0.4, bestPractices: 0.3, loading: 0.2, devices: 0.1 },
  perSecond: 10,
  perCritical: 2,
} as const;

/** Formula 4. */
export const MATURITY = { shares: { quiz: 0.6, technical: 0.4 }, standIn: { share: 0.8, least: 50 } } as const;

/** Formula 5. */
export const SEO_SHARES = { visibility: 0.5, nonBrand: 0.2, onPage: 0.2, lighthouse: 0.1 } as const;
export const ON_PAGE = { critical: { points: 8, most: 6 }, warning: { points: 2, most: 12 } } as const;

/** Formula 6; the bonus is a point for each `keywordsPerPoint` keywords. */
export const ACQUISITION = {
  shares: { quiz: 0.7, base: 0.3 },
  bonus: { above: 10, most: 5, keywordsPerPoint: 4 },
  perWarning: 0.5,
  standIn: { share: 0.7, least: 40 },
} as const;

/** Formula 7; first paint loses `perSecond` points a second. */
export const INNOVATION = {
  shares: { quiz: 0.8, front: 0.2 },
  front: { accessibility: 0.4, bestPractices: 0.3, ux: 0.2, paint: 0.1 },
  perSecond: 20,
  standIn: { share: 0.6, least: 30 },
} as const;

/** Formula 10, the self-serve score: shares of its five parts, and how each is made. */
export const SELF_SERVE = {
  shares: { performance: 0.25, seo: 0.25, reputation: 0.2, maturity: 0.2, infrastructure: 0.1 },
  performance: { unmeasured: 50, perAccessibilityPoint: 0.1 },
  seo: {
    perPoint: 0.4,
    unmeasured: 20,
    positions: { most: 30, first: 2, second: 1, full: 30 },
    volume: { most: 20, perPoint: 250 },
    /** Nothing is left of it at a mean position of 50. */
    mean: { most: 10, perPoint: 5 },
  },
  reputation: {
    unmeasured: 50,
    rating: 70,
    bonuses: [
      [100, 30],
      [50, 25],
      [20, 20],
      [LIMITS.reviews, 15],
      [5, 10],
    ],
    leastBonus: 5,
  },
  maturity: {
    most: 50,
    modern: 50,
    hosted: 40,
    other: 30,
    unnamed: 35,
    unmeasured: 50,
    version: 5,
    bestPractices: 0.5,
    withoutBestPractices: 25,
  },
  infrastructure: { reachable: 60, encrypted: 40 },
} as const;

/** Formula 12, the staff’s keyword test page: limits of searches a month and of positions. */
export const TESTED_KEYWORDS = {
  volume: { high: 200, middle: 100, low: 50 },
  strong: { from: 16, to: 39 },
  middle: { from: 5, to: 15 },
} as const;
