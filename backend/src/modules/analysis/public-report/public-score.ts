import { AUDITED_FINDINGS, SHOWN_STEPS } from '../../../rules/advice.rules.js';
import type { AgencyVoice } from '../../../rules/agency-texts.rules.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { originName } from '../../../rules/provenance.rules.js';
import type { SettingsOf } from '../../settings/settings.contract.js';
import type { SiteList } from '../findings/judge.js';
import { shownFindings, shownPlan } from '../findings/shown-list.js';
import { shownLoss } from '../findings/shown-loss.js';
import { uxScoreOf } from '../page-report/report.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { countable, sourceOf, withoutSite } from '../results/countable.js';
import { categoriesOf } from '../scores/all-categories.js';
import { overallParts, overallScore } from '../scores/overall.js';
import { seoScore } from '../scores/seo.js';
import { technicalParts, technicalScore } from '../scores/technical.js';
import { roundHalfUp } from '../scores/weighted-mean.js';
import { inStoredWords } from '../texts/plan-words.js';
import { leversOf, type ScoredQuiz } from './levers.js';
import type { ShownPlan } from './progress/plans.queries.js';
import { orEstimate, type ShownProspect, shownVerdict, trialScoreShown } from './public-report.js';
import type { PublicScore } from './public-score.contract.js';

/** Texts of the agency in the reader's language. */
export interface AgencyStatements {
  agency: SettingsOf<'agency'>;
  benchmarks: SettingsOf<'benchmarks'>;
  voice: AgencyVoice;
}

/** The score pages of a prospect (specification 1, sections 2.8 and 9; decisions, formulas 1–9). */
export function toPublicScore(
  prospect: ShownProspect,
  progress: { answered: number; total: number },
  quiz: ScoredQuiz | null,
  report: AnalysisReport,
  site: SiteList,
  { agency, benchmarks, voice }: AgencyStatements,
): Omit<PublicScore, keyof ShownPlan> {
  // a wrong page has no score, whatever was measured before
  const counted = isWrongPage(site.outcome) ? withoutSite(report) : countable(report, prospect.example ?? false);
  const { pagespeed, page } = counted;
  const mobile = toPoints100(pagespeed.mobile_performance_score);
  const desktop = toPoints100(pagespeed.desktop_performance_score);
  const bestPractices = toPoints100(pagespeed.best_practices_score);
  const lighthouseSeo = toPoints100(pagespeed.seo_score);
  const device = pagespeed.mobile_data ?? pagespeed.desktop_data ?? null;
  const issues = site.facts.pageMeasured && !isWrongPage(site.outcome) ? { critical: site.critical, warnings: site.warnings } : null;
  const live = counted.keywords.state === 'measured' ? (counted.keywords.ranked_keywords ?? []) : null;
  const keywords =
    live?.map(({ keyword, rank_group, rank_absolute, search_volume }) => ({
      keyword,
      position: rank_group ?? rank_absolute,
      volume: search_volume,
    })) ?? null;
  const stored = quiz?.score ?? prospect.quiz.score;
  // a quiz of the former system may have left its score, and no answers
  const smartIndex = prospect.quiz.status === 'done' ? stored : null;
  const overall = overallScore(stored, mobile, desktop);
  const shown = orEstimate(overall, overallParts(stored, mobile, desktop), prospect, site);
  const loadMs = page.page_timing?.dom_complete ?? page.page_timing?.duration_time ?? null;
  const technicalInput = {
    mobile,
    desktop,
    bestPractices,
    loadSeconds: loadMs === null ? null : loadMs / 1000,
    criticalIssues: issues?.critical ?? null,
  };
  const technical = technicalScore(technicalInput);
  const seo = seoScore({ keywords, company: prospect.company, domain: prospect.domain, issues, lighthouseSeo });
  const paint = device?.first_contentful_paint ?? null;
  return {
    token: prospect.token,
    example: prospect.example ?? false,
    prospect_id: prospect.id,
    site_url: prospect.siteUrl,
    company: prospect.company,
    domain: prospect.domain,
    quiz: { status: prospect.quiz.status, ...progress },
    smart_index: smartIndex,
    overall: shown,
    verdict: shownVerdict(overall, stored !== null, prospect, site),
    self_serve: trialScoreShown(prospect, report),
    outcome: site.outcome,
    categories: categoriesOf({
      ...{ quiz, technical: technicalInput, seo, keywords, lighthouseSeo, overall, bestPractices },
      warnings: issues?.warnings ?? null,
      accessibility: toPoints100(pagespeed.accessibility_score),
      ux: isWrongPage(site.outcome) ? null : uxScoreOf(site.facts),
      firstPaintSeconds: paint === null ? null : paint / 1000,
    }),
    technical: technical === null ? null : roundHalfUp(technical),
    technicalParts: technicalParts(technicalInput),
    basis: [
      { part: 'quiz', measured: stored !== null },
      { part: 'mobile', measured: mobile !== null, ...sourceOf(counted, 'pagespeed', 'mobile_performance_score') },
      { part: 'desktop', measured: desktop !== null, ...sourceOf(counted, 'pagespeed', 'desktop_performance_score') },
      { part: 'page', measured: issues !== null, ...sourceOf(counted, 'page') },
      { part: 'keywords', measured: keywords !== null, ...(keywords && sourceOf(counted, 'keywords')) },
    ],
    findings: auditPreview(report.page, site),
    benchmarks: { market: benchmarks.marketAverages, competitors: benchmarks.topCompetitors, sector: benchmarks.sectorLabel },
    levers: shownLevers(quiz, voice),
    loss: shownLoss(report, smartIndex, quiz?.acquisition ?? null),
    recommendations: isWrongPage(site.outcome) ? [] : (report.recommendations.recommendations ?? []).slice(0, SHOWN_STEPS),
    plan: shownPlan(inStoredWords(site.plan, report.recommendations.recommendations)),
    agency,
  };
}

const shownLevers = (quiz: ScoredQuiz | null, voice: AgencyVoice): PublicScore['levers'] =>
  leversOf(quiz, voice).map(({ category, question, answer, lost, title: action }) => ({ category, question, answer, lost, action }));

/** The counts of the one list, and its head. */
function auditPreview({ source, provider, measured_at }: AnalysisReport['page'], site: SiteList): PublicScore['findings'] {
  if (!site.facts.pageMeasured && !site.facts.speedMeasured) return null;
  const list = shownFindings(site);
  const items = list.items.slice(0, AUDITED_FINDINGS).map(({ severity, description }) => ({ severity, description }));
  return { ...list, items, provider: originName(source, provider), measured_at };
}

/** Fractions → 0–100, not rounded: formulas round once, at their end. */
const toPoints100 = (fraction: number | null | undefined): number | null =>
  fraction === null || fraction === undefined ? null : fraction * 100;
