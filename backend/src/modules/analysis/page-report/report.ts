import type { ReportCategory } from '../../../rules/finding.rules.js';
import { type CatalogueFinding, FINDINGS } from '../../../rules/findings.rules.js';
import { CATEGORY_WEIGHTS, type ReportGrade, type ReportStatus, reportGrade, reportStatus } from '../../../rules/page-report.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { clamp, roundHalfUp, weightedMean } from '../scores/weighted-mean.js';

interface Graded {
  /** 0–100; null when nothing of it was measured. */
  score: number | null;
  grade: ReportGrade | null;
  status: ReportStatus | null;
}

export interface JudgedCategory extends Graded {
  issues: CatalogueFinding[];
  /** Findings without facts, listed as « non mesuré »; they cost no points. */
  unmeasured: CatalogueFinding[];
}

export interface JudgedPage extends Graded {
  categories: Record<ReportCategory, JudgedCategory>;
  /** What fails, what gains most first. */
  priorities: CatalogueFinding[];
}

/** The rules of the catalogue about a single page. */
const OF_THE_PAGE = FINDINGS.flatMap((rule) => (rule.report ? [{ rule, ...rule.report }] : []));

/**
 * Judges a page (specification 2, section 9; decisions, formula 11): each category starts at 100 and loses the penalties
 * of what fails; the global score weighs them 30, 35, 20, 15 and renormalises over the measured ones.
 */
export function judgePage(facts: SiteFacts): JudgedPage {
  const judged = OF_THE_PAGE.map((one) => ({ ...one, fails: one.rule.fails(facts) }));
  const category = (name: ReportCategory): JudgedCategory => {
    const own = judged.filter(({ category: its }) => its === name);
    const failing = own.filter(({ fails }) => fails === true);
    const isMeasured = own.some(({ penalty, fails }) => penalty > 0 && fails !== null);
    const score = isMeasured ? clamp(100 - failing.reduce((sum, { penalty }) => sum + penalty, 0)) : null;
    const rules = (these: typeof own) => these.map(({ rule }) => rule);
    return { ...graded(score), issues: rules(failing), unmeasured: rules(own.filter(({ fails }) => fails === null)) };
  };
  const categories = { performance: category('performance'), seo: category('seo'), ux: category('ux'), technical: category('technical') };
  const mean = weightedMean(
    Object.entries(CATEGORY_WEIGHTS).map(([name, weight]) => [categories[name as ReportCategory].score, weight] as const),
  );
  const priorities = Object.values(categories)
    .flatMap(({ issues }) => issues)
    .sort((a, b) => b.gain - a.gain);
  return { ...graded(mean === null ? null : roundHalfUp(mean)), categories, priorities };
}

/** UX category of the home page, 0–100, for the innovation score (formula 7); null when it was not measured. */
export const uxScoreOf = (facts: SiteFacts): number | null => judgePage(facts).categories.ux.score;

const graded = (score: number | null): Graded => ({
  score,
  grade: score === null ? null : reportGrade(score),
  status: score === null ? null : reportStatus(score),
});
