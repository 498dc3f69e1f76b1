import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { isExampleProspect } from '../../../rules/provenance.rules.js';
import { type SelfServeFigure, selfServeFigure } from '../../../rules/self-serve.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { countable } from '../results/countable.js';
import { measuredSelfServe, type SelfServeParts } from '../scores/self-serve.js';

type Stored = Pick<Prospect, 'self_serve_score' | 'self_serve_measured'>;
type Trial = Pick<Prospect, 'metadata'>;

/** Of an example’s report its samples count: `countable` has left them out of all others. */
const counts = ({ state }: { state: string }) => state === 'measured' || state === 'manual' || state === 'sample';
const points = (fraction: number | null | undefined): number | null => (fraction == null ? null : fraction * 100);

/** A report as scores may read it (`countable`) → what the self-serve score is made of. */
function selfServeParts({ pagespeed, cms, connectivity, keywords, reviews }: AnalysisReport): SelfServeParts {
  return {
    mobile: points(pagespeed.mobile_performance_score),
    desktop: points(pagespeed.desktop_performance_score),
    accessibility: points(pagespeed.accessibility_score),
    bestPractices: points(pagespeed.best_practices_score),
    seo: points(pagespeed.seo_score),
    keywords: counts(keywords)
      ? (keywords.ranked_keywords ?? []).map(({ keyword, rank_group, rank_absolute, search_volume }) => ({
          keyword,
          position: rank_group ?? rank_absolute,
          volume: search_volume,
        }))
      : null,
    reviews: counts(reviews) ? { rating: reviews.rating ?? null, count: reviews.reviews_count ?? null } : null,
    cms: counts(cms) ? { name: cms.cms_name ?? null, version: cms.version ?? null } : null,
    connectivity: counts(connectivity)
      ? { accessible: connectivity.accessible ?? false, tls: connectivity.tls ? connectivity.tls.state === 'valid' : null }
      : null,
  };
}

/** The score of a trial; null where the page that was met is not the company’s (decision 30). */
export function selfServeOf(report: AnalysisReport, isExample: boolean): SelfServeFigure | null {
  if (isWrongPage(report.connectivity.outcome)) return null;
  return selfServeFigure(measuredSelfServe(selfServeParts(countable(report, isExample))));
}

export const isTrial = ({ metadata }: Trial): boolean => metadata.is_trial === true;

/** Returns the score columns of a trial; null for other prospects and for wrong pages. */
export function trialScoreOf(prospect: Trial, report: AnalysisReport): Stored {
  const figure = isTrial(prospect) ? selfServeOf(report, isExampleProspect(prospect)) : null;
  return { self_serve_score: figure?.score ?? null, self_serve_measured: figure?.measured.k ?? null };
}

/** Returns whether the score columns match the measurements. */
export function isScoredAsMeasured(prospect: Trial & Stored, report: AnalysisReport): boolean {
  const { self_serve_score, self_serve_measured } = trialScoreOf(prospect, report);
  return prospect.self_serve_score === self_serve_score && prospect.self_serve_measured === self_serve_measured;
}
