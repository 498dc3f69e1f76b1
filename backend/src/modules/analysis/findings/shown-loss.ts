import { LIMITS } from '../../../rules/limits.rules.js';
import { lossOf, type ShownLoss } from '../../../rules/loss.rules.js';
import { isWrongPage } from '../../../rules/outcomes.rules.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { overallScore } from '../scores/overall.js';
import { roundHalfUp } from '../scores/weighted-mean.js';

/**
 * The cost of inaction as far as something measured carries it (decisions, formula 9 and clarification 2); none for a page that is not
 * the company’s. `quizScore` and `overall` 0–100, null as long as there is none; `acquisition` is a category of the quiz.
 */
export function shownLoss(
  { pagespeed, keywords, connectivity }: AnalysisReport,
  quizScore: number | null,
  overall: number | null,
  acquisition: number | null,
): { month: number; year: number; cards: number[]; parts: ShownLoss['cards'] } | null {
  if (isWrongPage(connectivity.outcome)) return null;
  const isLive = pagespeed.state === 'measured';
  const positions = (keywords.ranked_keywords ?? []).flatMap(({ rank_group, rank_absolute }) => (rank_group ?? rank_absolute) || []);
  const loss = lossOf({
    score: quizScore ?? (isLive ? overall : null),
    keywords:
      keywords.state === 'measured'
        ? { total: positions.length, beyondFirstPage: positions.filter((position) => position > LIMITS.firstPagePosition).length }
        : null,
    mobileSpeed: isLive ? toPoints(pagespeed.mobile_performance_score) : null,
    acquisition: acquisition === null ? null : roundHalfUp(acquisition),
  });
  return loss && { month: loss.month, year: loss.year, cards: loss.cards.map(({ amount }) => amount), parts: loss.cards };
}

/** CHF a month as the score pages show it, for an e-mail; null where they show none. `acquisition` is a category of the finished quiz. */
export function monthlyLoss(report: AnalysisReport, quiz: { score: number | null; acquisition: number | null }): number | null {
  const { mobile_performance_score: mobile, desktop_performance_score: desktop } = report.pagespeed;
  const overall = overallScore(quiz.score, inPercent(mobile), inPercent(desktop));
  return shownLoss(report, quiz.score, overall, quiz.acquisition)?.month ?? null;
}

/** Not rounded: formulas round once, at their end. */
const inPercent = (fraction: number | null | undefined): number | null => (fraction == null ? null : fraction * 100);
const toPoints = (fraction: number | null | undefined): number | null => (fraction == null ? null : Math.round(fraction * 100));
