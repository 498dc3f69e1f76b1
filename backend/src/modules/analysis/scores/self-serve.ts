import { POSITION_UP_TO, RATING_SCALE } from '../../../rules/bands.rules.js';
import { SELF_SERVE } from '../../../rules/formulas.rules.js';
import type { SelfServePart } from '../../../rules/self-serve.rules.js';
import { hasRating, type Reviews } from './reputation.js';
import { isCounted, type Keyword } from './seo.js';
import { speedOf } from './technical.js';
import { type MeasuredParts, measuredOf, roundHalfUp, weightedMean } from './weighted-mean.js';

export interface SelfServeParts {
  /** Lighthouse, 0–100. */
  mobile: number | null;
  desktop: number | null;
  accessibility: number | null;
  bestPractices: number | null;
  seo: number | null;
  /** Live keywords; null = not measured. */
  keywords: readonly Keyword[] | null;
  reviews: Reviews | null;
  /** A result of the CMS detection; `name` null = none recognised. Null = not measured. */
  cms: { name: string | null; version: string | null } | null;
  connectivity: { accessible: boolean; tls: boolean | null } | null;
}

export interface SelfServeScore {
  /** 0–100, rounded. */
  global: number;
  /** The five parts, 0–100, unrounded; infrastructure is null when not measured, and its weight is redistributed. */
  performance: number;
  seo: number;
  reputation: number;
  maturity: number;
  infrastructure: number | null;
  /** A part rests on a fallback constant: only `score FILE` returns it (clarification 1). */
  estimated: boolean;
  /** How many of the five parts were wholly measured. */
  measuredParts: MeasuredParts;
}

/** Self-serve global score (specification 1, section 9; decisions, formula 10). */
export function selfServeScore(parts: SelfServeParts): SelfServeScore {
  const performance = performancePart(parts);
  const seo = seoPart(parts);
  const reputation = reputationPart(parts.reviews);
  const maturity = maturityPart(parts.cms, parts.bestPractices);
  const infrastructure = infrastructurePart(parts.connectivity);
  const { shares } = SELF_SERVE;
  const global = weightedMean([
    [performance, shares.performance],
    [seo, shares.seo],
    [reputation, shares.reputation],
    [maturity, shares.maturity],
    [infrastructure, shares.infrastructure],
  ]);
  const measuredParts = measuredOf(Object.values(measuredSelfServe(parts)));
  return {
    global: roundHalfUp(global ?? 0),
    performance,
    seo,
    reputation,
    maturity,
    infrastructure,
    estimated: measuredParts.k < measuredParts.n,
    measuredParts,
  };
}

/** The five parts, 0–100; null where anything in one would be a fallback constant. */
export function measuredSelfServe(parts: SelfServeParts): Record<SelfServePart, number | null> {
  const { mobile, desktop, seo, keywords, reviews, cms, bestPractices, connectivity } = parts;
  return {
    performance: mobile === null && desktop === null ? null : performancePart(parts),
    seo: seo === null || keywords === null ? null : seoPart(parts),
    // a company without reviews was searched: it has no reputation
    reputation: reviews === null ? null : reputationPart(reviews),
    maturity: cms === null || bestPractices === null ? null : maturityPart(cms, bestPractices),
    infrastructure: infrastructurePart(connectivity),
  };
}

/** Speed and a little for accessibility. */
function performancePart({ mobile, desktop, accessibility }: SelfServeParts): number {
  const { unmeasured, perAccessibilityPoint } = SELF_SERVE.performance;
  return Math.min(100, (speedOf(mobile, desktop) ?? unmeasured) + perAccessibilityPoint * (accessibility ?? 0));
}

/** Lighthouse SEO, and of live keywords: count on the first two pages, volume, mean position. */
function seoPart({ seo, keywords }: SelfServeParts): number {
  const { perPoint, unmeasured, positions, volume, mean } = SELF_SERVE.seo;
  const base = seo === null ? unmeasured : perPoint * seo;
  const live = (keywords ?? []).filter(isCounted);
  if (live.length === 0) return Math.min(100, base);
  const onFirst = live.filter(({ position }) => position <= POSITION_UP_TO.first).length;
  const onSecond = live.filter(({ position }) => position > POSITION_UP_TO.first && position <= POSITION_UP_TO.second).length;
  const searches = live.reduce((sum, keyword) => sum + keyword.volume, 0);
  const average = live.reduce((sum, { position }) => sum + position, 0) / live.length;
  const placed = positions.most * Math.min(1, (positions.first * onFirst + positions.second * onSecond) / positions.full);
  const searched = Math.min(volume.most, searches / volume.perPoint);
  const near = Math.max(0, mean.most - average / mean.perPoint);
  return Math.min(100, base + placed + searched + near);
}

/** The rating as a share of the scale, and a bonus for the number of reviews. */
function reputationPart(reviews: SelfServeParts['reviews']): number {
  const { unmeasured, rating, bonuses, leastBonus } = SELF_SERVE.reputation;
  if (!hasRating(reviews)) return unmeasured;
  const bonus = bonuses.find(([count]) => (reviews.count ?? 0) >= count)?.[1] ?? leastBonus;
  return Math.min(100, (rating * reviews.rating) / RATING_SCALE + bonus);
}

/** Clarification 13; names are compared without a final `.js`. */
const MODERN = new Set(['next', 'nuxt', 'gatsby', 'react', 'vue', 'angular', 'svelte', 'sveltekit', 'astro', 'remix']);
const HOSTED = new Set(['wordpress', 'shopify', 'wix', 'webflow', 'squarespace']);

/** Base of a system (clarification 13): modern frameworks, the big hosted ones, Joomla and the like and unknown names. */
function cmsBase(cms: SelfServeParts['cms']): number {
  const { modern, hosted, other, unnamed, unmeasured } = SELF_SERVE.maturity;
  if (cms === null) return unmeasured;
  if (!cms.name) return unnamed;
  const name = cms.name.trim().toLowerCase().replace(/\.js$/, '');
  if (MODERN.has(name)) return modern;
  return HOSTED.has(name) ? hosted : other;
}

/** The system, a little for a version that is known, and best practices. */
function maturityPart(cms: SelfServeParts['cms'], bestPractices: number | null): number {
  const { most, version, bestPractices: share, withoutBestPractices } = SELF_SERVE.maturity;
  const base = Math.min(most, cmsBase(cms) + (cms?.version ? version : 0));
  return base + (bestPractices === null ? withoutBestPractices : share * bestPractices);
}

/** Reachable, and encrypted unless TLS is known to fail; unreachable with unknown TLS → 0; not measured → null. */
function infrastructurePart(connectivity: SelfServeParts['connectivity']): number | null {
  if (connectivity === null) return null;
  const { accessible, tls } = connectivity;
  const { reachable, encrypted } = SELF_SERVE.infrastructure;
  if (!accessible && tls === null) return 0;
  return (accessible ? reachable : 0) + (tls === false ? 0 : encrypted);
}
