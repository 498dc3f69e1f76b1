import { LIMITS } from '../../../rules/limits.rules.js';
import { lossOf, type ShownLoss } from '../../../rules/loss.rules.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { roundHalfUp } from '../scores/weighted-mean.js';

/**
 * The cost of inaction as far as something measured carries it (decisions, formula 9 and clarification 2): none without a finished quiz,
 * without a measured site, and for a page that is not the company’s (decision 55). `smartIndex` and its category 0–100.
 */
export function shownLoss(
  { pagespeed, page, keywords, connectivity }: Pick<AnalysisReport, 'pagespeed' | 'page' | 'keywords' | 'connectivity'>,
  smartIndex: number | null,
  acquisition: number | null,
): { month: number; year: number; cards: number[]; parts: ShownLoss['cards'] } | null {
  const isMeasured = pagespeed.state === 'measured' || page.state === 'measured';
  if (!isMeasured || isWrongPage(connectivity.outcome)) return null;
  const positions = (keywords.ranked_keywords ?? []).flatMap(({ rank_group, rank_absolute }) => (rank_group ?? rank_absolute) || []);
  const loss = lossOf({
    score: smartIndex,
    keywords:
      keywords.state === 'measured'
        ? { total: positions.length, beyondFirstPage: positions.filter((position) => position > LIMITS.firstPagePosition).length }
        : null,
    mobileSpeed: pagespeed.state === 'measured' ? toPoints(pagespeed.mobile_performance_score) : null,
    acquisition: acquisition === null ? null : roundHalfUp(acquisition),
  });
  return loss && { month: loss.month, year: loss.year, cards: loss.cards.map(({ amount }) => amount), parts: loss.cards };
}

const toPoints = (fraction: number | null | undefined): number | null => (fraction == null ? null : Math.round(fraction * 100));
