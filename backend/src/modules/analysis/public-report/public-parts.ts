import type { Review } from '../../../providers/reviews/reviews.contract.js';
import { SHOWN_STEPS } from '../../../rules/advice.rules.js';
import { quotable } from '../../../rules/garbled-text.rules.js';
import { missingSpeed } from '../../../rules/missing-speed.rules.js';
import { ownerWords } from '../../../rules/outcomes.rules.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { isBranded } from '../scores/branded.js';
import { overallScore } from '../scores/overall.js';
import { type PublicReport, SHOWN_REVIEWS } from './public-report.contract.js';

/** An analysis on the page of a prospect, with its source. */
type Part<Name extends keyof PublicReport> = Omit<NonNullable<PublicReport[Name]>, 'state' | 'provider' | 'measured_at' | 'older'>;

/** Failures that trying again cannot mend. */
const FINAL_CAUSES = new Set(['insufficient_facts', 'no_website', 'not_configured']);
const SHOWN_PARAGRAPHS = 2;

export const toPoints = (fraction: number | null | undefined): number | null =>
  fraction === null || fraction === undefined ? null : Math.round(fraction * 100);

export function pageSpeedPart(pagespeed: AnalysisReport['pagespeed']): Part<'pagespeed'> {
  const mobile = toPoints(pagespeed.mobile_performance_score);
  const desktop = toPoints(pagespeed.desktop_performance_score);
  const seen = pagespeed.mobile_data;
  const device = seen ?? pagespeed.desktop_data;
  return {
    mobile,
    desktop,
    missing: { mobile: missingSpeed('mobile', pagespeed), desktop: missingSpeed('desktop', pagespeed) },
    overall: overallScore(null, mobile, desktop),
    accessibility: toPoints(pagespeed.accessibility_score),
    best_practices: toPoints(pagespeed.best_practices_score),
    seo: toPoints(pagespeed.seo_score),
    runs: pagespeed.runs ?? 0,
    range: pagespeed.range?.map((fraction) => Math.round(fraction * 100)) ?? null,
    first_contentful_paint: device?.first_contentful_paint ?? null,
    largest_contentful_paint: device?.largest_contentful_paint ?? null,
    total_blocking_time: device?.total_blocking_time ?? null,
    cumulative_layout_shift: device?.cumulative_layout_shift ?? null,
    speed_index: device?.speed_index ?? null,
    total_bytes: device?.total_bytes ?? null,
    evidence: seen?.evidence ? { ...seen.evidence, run: seen.fetched_at } : null,
  };
}

export const connectivityPart = ({ outcome, response_time_ms, final_url, tls }: AnalysisReport['connectivity']): Part<'connectivity'> => ({
  outcome: outcome ?? null,
  met: ownerWords(outcome),
  response_time_ms: response_time_ms ?? null,
  https: final_url ? final_url.startsWith('https:') : null,
  certificate_valid: tls && tls.state !== 'none' ? tls.state === 'valid' : null,
});

export const cmsPart = ({ cms_name, version, confidence, technologies = [] }: AnalysisReport['cms']): Part<'cms'> => ({
  name: cms_name ?? null,
  version: version ?? null,
  confidence: confidence ?? null,
  technologies: technologies.map(({ name, version: found, categories }) => ({ name, version: found, categories })),
});

export const pagePart = ({ meta }: AnalysisReport['page']): Part<'page'> => ({
  title: quotable(meta?.title ?? null),
  description: quotable(meta?.description ?? null),
  h1: meta?.h1?.flatMap((text) => quotable(text) ?? []) ?? [],
  images: meta?.images ?? null,
  images_without_alt: meta?.images_without_alt ?? null,
  broken_links: meta?.broken_links ?? null,
  words: meta?.content.plain_text_word_count ?? null,
  readability: meta?.content.flesch_kincaid_readability_index ?? null,
});

export const keywordsPart = (
  { ranked_keywords = [] }: AnalysisReport['keywords'],
  { company, domain }: { company: string; domain: string },
): Part<'keywords'> => ({
  items: ranked_keywords.map(({ keyword, rank_group, rank_absolute, search_volume, url }) => ({
    keyword,
    position: rank_group ?? rank_absolute,
    volume: search_volume,
    url,
    branded: isBranded(keyword, company, domain),
  })),
});

export const reviewsPart = (
  { status, rating, reviews_count, url, error, reviews = [] }: AnalysisReport['reviews'],
  isOpen: boolean,
): Part<'reviews'> => ({
  status: isOpen ? 'pending' : (status ?? 'not_found'),
  rating: rating ?? null,
  count: reviews_count ?? null,
  url: url ?? null,
  isOtherListing: error?.listing != null && rating == null,
  found: error?.listing && rating == null && !error.listing.refused ? { name: error.listing.name, address: error.listing.address } : null,
  items: reviews.slice(0, SHOWN_REVIEWS).map(shownReview),
  waiting: reviews.filter(({ text, is_answered }) => is_answered === false && text?.trim()).map(shownReview)[0] ?? null,
});

const shownReview = ({ author_name, rating, text, time }: Review) => ({
  ...{ author: author_name, rating, text },
  published_at: isoTime(time),
});

export const introPart = ({ content }: Pick<AnalysisReport['intro'], 'content'>): Part<'intro'> => ({
  paragraphs: (content ?? '')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(Boolean)
    .slice(0, SHOWN_PARAGRAPHS),
});

export const recommendationsPart = (
  { recommendations = [], state, error }: AnalysisReport['recommendations'],
  isOpen: boolean,
): Part<'recommendations'> => ({
  items: recommendations.slice(0, SHOWN_STEPS),
  failed: state === 'failed' && !isOpen && !FINAL_CAUSES.has(error?.code ?? ''),
});

/** The introduction with what it rests on; an example is no text of this site. */
export function shownIntro({ content, source, rests }: AnalysisReport['intro']): PublicReport['texts']['intro'] {
  if (!content || source === null || source === 'sample') return null;
  const origin = { live: 'composed', builtin: 'builtin', manual: 'approved' } as const;
  return { text: content, source: origin[source], facts: rests ?? [] };
}

/** Reviews entered by staff or loaded from elsewhere may carry any text as their time. */
function isoTime(text: string | null): string | null {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
