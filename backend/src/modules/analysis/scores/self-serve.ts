import { hasRating, type Reviews } from './reputation.js';
import { isCounted, type Keyword } from './seo.js';
import { speedOf } from './technical.js';
import { type MeasuredParts, roundHalfUp, weightedMean } from './weighted-mean.js';

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
  /** The five parts, 0–100, unrounded; infrastructure is null when nothing was measured, and its weight goes to the others. */
  performance: number;
  seo: number;
  reputation: number;
  maturity: number;
  infrastructure: number | null;
  /** Some part rests on a fallback constant: shown hollow, never stored (clarification 1). */
  estimated: boolean;
  /** How many of the five parts were wholly measured. */
  measuredParts: MeasuredParts;
}

/**
 * Self-serve global score (specification 1, section 9; decisions, formula 10): 0.25 performance + 0.25 SEO + 0.20
 * reputation + 0.20 maturity + 0.10 infrastructure.
 */
export function selfServeScore(parts: SelfServeParts): SelfServeScore {
  const performance = performancePart(parts);
  const seo = seoPart(parts);
  const reputation = reputationPart(parts.reviews);
  const maturity = maturityPart(parts.cms, parts.bestPractices);
  const infrastructure = infrastructurePart(parts.connectivity);
  const global = weightedMean([
    [performance, 0.25],
    [seo, 0.25],
    [reputation, 0.2],
    [maturity, 0.2],
    [infrastructure, 0.1],
  ]);
  const measured = [
    parts.mobile !== null || parts.desktop !== null,
    parts.seo !== null && parts.keywords !== null,
    hasRating(parts.reviews),
    parts.cms !== null && parts.bestPractices !== null,
    infrastructure !== null,
  ];
  return {
    global: roundHalfUp(global ?? 0),
    performance,
    seo,
    reputation,
    maturity,
    infrastructure,
    estimated: measured.includes(false),
    measuredParts: { k: measured.filter(Boolean).length, n: measured.length },
  };
}

/** min(100, base + accessibility / 10); the base is the speed, 50 without one. */
function performancePart({ mobile, desktop, accessibility }: SelfServeParts): number {
  return Math.min(100, (speedOf(mobile, desktop) ?? 50) + (accessibility ?? 0) / 10);
}

/** min(100, 0.4 Lighthouse SEO (missing → 20) + positions up to 30 + volume up to 20 + mean position up to 10). */
function seoPart({ seo, keywords }: SelfServeParts): number {
  const base = seo === null ? 20 : 0.4 * seo;
  const live = (keywords ?? []).filter(isCounted);
  if (live.length === 0) return Math.min(100, base);
  const top10 = live.filter(({ position }) => position <= 10).length;
  const top20 = live.filter(({ position }) => position > 10 && position <= 20).length;
  const volume = live.reduce((sum, keyword) => sum + keyword.volume, 0);
  const mean = live.reduce((sum, { position }) => sum + position, 0) / live.length;
  const positions = 30 * Math.min(1, (2 * top10 + top20) / 30);
  return Math.min(100, base + positions + Math.min(20, volume / 250) + (mean <= 50 ? Math.max(0, 10 - mean / 5) : 0));
}

/** 70 × rating / 5 + a bonus for the number of reviews; 50 without a rating. */
function reputationPart(reviews: SelfServeParts['reviews']): number {
  if (!hasRating(reviews)) return 50;
  const bonuses = [
    [100, 30],
    [50, 25],
    [20, 20],
    [10, 15],
    [5, 10],
  ] as const;
  const bonus = bonuses.find(([count]) => (reviews.count ?? 0) >= count)?.[1] ?? 5;
  return Math.min(100, (70 * reviews.rating) / 5 + bonus);
}

/** Clarification 13; names are compared without a final `.js`. */
const MODERN = new Set(['next', 'nuxt', 'gatsby', 'react', 'vue', 'angular', 'svelte', 'sveltekit', 'astro', 'remix']);
const HOSTED = new Set(['wordpress', 'shopify', 'wix', 'webflow', 'squarespace']);

/** Base of a system (clarification 13): modern frameworks 50, the big hosted ones 40, Joomla and the like and unknown names 30, no name 35, not measured 50. */
function cmsBase(cms: SelfServeParts['cms']): number {
  if (cms === null) return 50;
  if (!cms.name) return 35;
  const name = cms.name.trim().toLowerCase().replace(/\.js$/, '');
  if (MODERN.has(name)) return 50;
  return HOSTED.has(name) ? 40 : 30;
}

/** min(50, base + 5 with a known version) + 50 × best practices as a fraction (missing → 25). */
function maturityPart(cms: SelfServeParts['cms'], bestPractices: number | null): number {
  const base = Math.min(50, cmsBase(cms) + (cms?.version ? 5 : 0));
  return base + (bestPractices === null ? 25 : bestPractices / 2);
}

/** 60 if reachable + 40 unless TLS is known to fail; unreachable with unknown TLS → 0; not measured → null. */
function infrastructurePart(connectivity: SelfServeParts['connectivity']): number | null {
  if (connectivity === null) return null;
  const { accessible, tls } = connectivity;
  if (!accessible && tls === null) return 0;
  return (accessible ? 60 : 0) + (tls === false ? 0 : 40);
}
