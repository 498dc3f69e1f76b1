import { ON_PAGE, SEO_SHARES } from '../../../rules/formulas.rules.js';
import { positionWeight } from '../../../rules/keywords.rules.js';
import { isBranded } from './branded.js';
import { type MeasuredParts, measuredOf, weightedMean } from './weighted-mean.js';

export interface Keyword {
  keyword: string;
  position: number | null;
  volume: number | null;
}

/** A keyword counts if it is a text with a position above 0 and a volume of at least 0. */
export type CountedKeyword = Keyword & { position: number; volume: number };
export const isCounted = (keyword: Keyword): keyword is CountedKeyword =>
  keyword.keyword.trim() !== '' && (keyword.position ?? 0) > 0 && keyword.volume !== null && keyword.volume >= 0;

export interface SeoScore {
  composite: number | null;
  visibility: number | null;
  nonBrand: number | null;
  onPage: number | null;
}

/** Visibility 0–100: Σ(weight × volume) / Σ volume; the mean weight when all volumes are 0; 0 for a live empty list. */
export function visibility(keywords: readonly CountedKeyword[]): number {
  if (keywords.length === 0) return 0;
  const volume = keywords.reduce((sum, keyword) => sum + keyword.volume, 0);
  if (volume === 0) return (100 * keywords.reduce((sum, { position }) => sum + positionWeight(position), 0)) / keywords.length;
  return (100 * keywords.reduce((sum, keyword) => sum + positionWeight(keyword.position) * keyword.volume, 0)) / volume;
}

/** Share of searches without the company’s name, 0–100; null for an empty list. */
export function nonBrandShare(keywords: readonly CountedKeyword[], company: string, domain: string): number | null {
  if (keywords.length === 0) return null;
  return (100 * keywords.filter(({ keyword }) => !isBranded(keyword, company, domain)).length) / keywords.length;
}

/** What the list of findings leaves of 100. */
export const onPage = (critical: number, warnings: number): number =>
  100 - (lost(ON_PAGE.critical, critical) + lost(ON_PAGE.warning, warnings));
const lost = ({ points, most }: { points: number; most: number }, count: number): number => points * Math.min(most, count);

export interface SeoParts {
  /** Live keywords; null = not measured, empty = measured and none found. */
  keywords: readonly Keyword[] | null;
  company: string;
  domain: string;
  issues: { critical: number; warnings: number } | null;
  /** Lighthouse SEO, 0–100. */
  lighthouseSeo: number | null;
}

/**
 * SEO composite (decisions, formula 5): visibility, non-brand share, on-page and Lighthouse SEO, missing parts renormalised; null with
 * neither live keywords nor an on-page result.
 */
export function seoScore({ keywords, company, domain, issues, lighthouseSeo }: SeoParts): SeoScore {
  const counted = keywords?.filter(isCounted) ?? null;
  const parts = {
    visibility: counted && visibility(counted),
    nonBrand: counted && nonBrandShare(counted, company, domain),
    onPage: issues && onPage(issues.critical, issues.warnings),
  };
  const nothing = (counted === null || counted.length === 0) && parts.onPage === null;
  const composite = nothing
    ? null
    : weightedMean([
        [parts.visibility, SEO_SHARES.visibility],
        [parts.nonBrand, SEO_SHARES.nonBrand],
        [parts.onPage, SEO_SHARES.onPage],
        [lighthouseSeo, SEO_SHARES.lighthouse],
      ]);
  return { composite, ...parts };
}

/** How much of the composite was measured; an empty list of keywords has a visibility, and no share without the name. */
export const seoParts = ({ visibility, nonBrand, onPage }: SeoScore, lighthouseSeo: number | null): MeasuredParts =>
  measuredOf([visibility, nonBrand, onPage, lighthouseSeo]);
