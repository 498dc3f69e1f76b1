import type { AnalysisName, AnalysisReport } from './analysis.contract.js';
import type { SelfServeParts } from './scores/self-serve.js';

/** The five analyses of a trial that run together (specification 1, section 4). */
export const TRIAL_MEASUREMENTS = ['connectivity', 'pagespeed', 'cms', 'keywords', 'reviews'] as const satisfies AnalysisName[];
/** After them, one after the other. */
export const TRIAL_ANALYSES: readonly AnalysisName[] = [...TRIAL_MEASUREMENTS, 'intro', 'recommendations'];

export interface TrialOutcome {
  status: 'completed' | 'error';
  /** How many of the five were measured; examples and sources without a key do not count. */
  successCount: number;
  totalCount: number;
  /** Why nothing was measured, in words. */
  message: string | null;
}

const NOTHING_MEASURED = 'Votre site n’a pas pu être mesuré.';

/**
 * Single failures are swallowed; a trial fails when nothing beyond the mere answer of the server was measured. `measured`:
 * the analyses with a live result in this scan; `cause`: why the site could not be measured, in words.
 */
export function trialOutcome(measured: ReadonlySet<AnalysisName>, cause: string | null): TrialOutcome {
  const successes = TRIAL_MEASUREMENTS.filter((name) => measured.has(name));
  const isEmpty = successes.every((name) => name === 'connectivity');
  return {
    status: isEmpty ? 'error' : 'completed',
    successCount: successes.length,
    totalCount: TRIAL_MEASUREMENTS.length,
    message: isEmpty ? (cause ?? NOTHING_MEASURED) : null,
  };
}

/** Stored while there are too few facts for a text of its own (specification 1, section 4). */
export const placeholderIntro = (company: string): string =>
  `Analyse en cours pour ${company}. Votre introduction personnalisée sera générée dans quelques instants...`;

const isLive = ({ state }: { state: string }) => state === 'measured' || state === 'manual';
const points = (fraction: number | null | undefined): number | null => (fraction == null ? null : fraction * 100);

/** The measured results → what the self-serve score is made of; examples count as not measured. */
export function selfServeParts({ pagespeed, cms, connectivity, keywords, reviews }: AnalysisReport): SelfServeParts {
  return {
    mobile: points(pagespeed.mobile_performance_score),
    desktop: points(pagespeed.desktop_performance_score),
    accessibility: points(pagespeed.accessibility_score),
    bestPractices: points(pagespeed.best_practices_score),
    seo: points(pagespeed.seo_score),
    keywords: isLive(keywords)
      ? (keywords.ranked_keywords ?? []).map(({ keyword, rank_group, rank_absolute, search_volume }) => ({
          keyword,
          position: rank_group ?? rank_absolute,
          volume: search_volume,
        }))
      : null,
    reviews: isLive(reviews) ? { rating: reviews.rating ?? null, count: reviews.reviews_count ?? null } : null,
    cms: isLive(cms) ? { name: cms.cms_name ?? null, version: cms.version ?? null } : null,
    connectivity: isLive(connectivity)
      ? { accessible: connectivity.accessible ?? false, tls: connectivity.tls ? connectivity.tls.state === 'valid' : null }
      : null,
  };
}
