import { SHOWN_STEPS } from '../../../rules/advice.rules.js';
import { OVERALL_ESTIMATE } from '../../../rules/formulas.rules.js';
import { headlineOf } from '../../../rules/headline.rules.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { olderFigures, originName } from '../../../rules/provenance.rules.js';
import { type Verdict, verdictOf } from '../../../rules/verdicts.rules.js';
import type { QuizState } from '../../quiz/quiz.contract.js';
import type { SettingsOf } from '../../settings/settings.contract.js';
import type { SiteList } from '../findings/judge.js';
import { shownFindings, shownPlan } from '../findings/shown-list.js';
import { selfServeOf } from '../findings/trial-score.js';
import type { AnalysisName, AnalysisReport, AnalysisState } from '../results/analysis.contract.js';
import { countable } from '../results/countable.js';
import { overallParts, overallScore } from '../scores/overall.js';
import type { MeasuredParts } from '../scores/weighted-mean.js';
import { inStoredWords } from '../texts/plan-words.js';
import type { ShownPlan } from './progress/plans.queries.js';
import { publicCitations } from './public-citations.js';
import {
  cmsPart,
  connectivityPart,
  introPart,
  keywordsPart,
  pagePart,
  pageSpeedPart,
  recommendationsPart,
  reviewsPart,
  shownIntro,
  toPoints,
} from './public-parts.js';
import type { OverallScore, PublicReport } from './public-report.contract.js';

/** Who the page is for; nothing here is personal but the company's name. */
export interface ShownProspect {
  id: string;
  token: string;
  company: string;
  domain: string;
  siteUrl: string | null;
  city: string | null;
  quiz: { status: QuizState; started: boolean; score: number | null };
  /** A made-up company. */
  example?: boolean;
  /** True for a trial, which has its own score. */
  trial?: boolean;
  /** Analyses that wait or run. */
  open: ReadonlySet<AnalysisName>;
}

type Analysed = Pick<AnalysisReport['pagespeed'], 'state' | 'source' | 'provider' | 'measured_at' | 'origins'>;

const NOTHING_SHOWN = { state: 'missing' as const, provider: null, measured_at: null, older: [] };

/** What staff sees → what the prospect sees: the same figures, causes of failures left out. */
export function toPublicReport(
  prospect: ShownProspect,
  report: AnalysisReport,
  site: SiteList,
  status: PublicReport['status'],
  agency: SettingsOf<'agency'>,
): Omit<PublicReport, keyof ShownPlan> {
  const overall = overallOf(prospect, report, site);
  return {
    token: prospect.token,
    demo: false,
    example: prospect.example ?? false,
    company: prospect.company,
    domain: prospect.domain,
    site_url: prospect.siteUrl,
    city: prospect.city,
    quiz: prospect.quiz,
    scanning: prospect.open.size > 0,
    overall,
    verdict: shownVerdict(overall.estimated ? null : overall.value, prospect.quiz.score !== null, prospect, site),
    self_serve: trialScoreShown(prospect, report),
    outcome: site.outcome,
    headline: headlineShown(prospect, report, site),
    findings: shownFindings(site),
    plan: {
      total: site.plan.length,
      steps: shownPlan(inStoredWords(site.plan.slice(0, SHOWN_STEPS), report.recommendations.recommendations)),
    },
    status,
    ...measuredParts(prospect, report),
    ...writtenParts(prospect, report, isWrongPage(site.outcome)),
    agency,
  };
}

const headlineShown = ({ siteUrl, example, open }: ShownProspect, { pagespeed, page }: AnalysisReport, { facts, findings }: SiteList) =>
  headlineOf(
    facts,
    findings.map(({ id }) => id),
    {
      hasSite: siteUrl !== null || (example ?? false),
      isScanning: open.size > 0,
      hasFailed: [pagespeed, page].some(({ state }) => state === 'failed'),
    },
  );

function measuredParts({ open, ...prospect }: ShownProspect, report: AnalysisReport) {
  const { pagespeed, connectivity, cms, page, keywords, reviews, citations } = report;
  return {
    pagespeed: { ...origin(pagespeed, open.has('pagespeed')), ...pageSpeedPart(pagespeed) },
    connectivity: { ...origin(connectivity, open.has('connectivity')), ...connectivityPart(connectivity) },
    cms: { ...origin(cms, open.has('cms')), ...cmsPart(cms) },
    page: { ...origin(page, open.has('page')), ...pagePart(page) },
    keywords: { ...origin(keywords, open.has('keywords')), ...keywordsPart(keywords, prospect) },
    reviews: { ...origin(reviews, open.has('reviews')), ...reviewsPart(reviews, open.has('reviews')) },
    citations: { ...origin(citations, open.has('citations')), ...publicCitations(citations.platforms ?? [], prospect) },
  };
}

/** `isElsewhere`: the texts describe a page that is no longer there. */
function writtenParts({ open }: ShownProspect, { intro, recommendations }: AnalysisReport, isElsewhere: boolean) {
  const advice = recommendationsPart(recommendations, open.has('recommendations'));
  if (isElsewhere) {
    return {
      texts: { intro: null },
      intro: { ...NOTHING_SHOWN, ...introPart({}) },
      recommendations: { ...NOTHING_SHOWN, ...advice, items: [] },
    };
  }
  return {
    texts: { intro: shownIntro(intro) },
    intro: { ...origin(intro, open.has('intro')), ...introPart(intro) },
    recommendations: { ...origin(recommendations, open.has('recommendations')), ...advice },
  };
}

const origin = ({ state, source, provider, measured_at, origins }: Analysed, isOpen: boolean) => ({
  state: shownState(state, isOpen),
  provider: originName(source, provider),
  measured_at,
  older: olderFigures(origins),
});

function overallOf(prospect: ShownProspect, report: AnalysisReport, site: SiteList): OverallScore {
  const {
    quiz: { score },
    example = false,
  } = prospect;
  const { mobile_performance_score, desktop_performance_score } = countable(report, example).pagespeed;
  const [mobile, desktop] = [toPoints(mobile_performance_score), toPoints(desktop_performance_score)];
  return orEstimate(overallScore(score, mobile, desktop), overallParts(score, mobile, desktop), prospect, site);
}

/** A failed or inapplicable analysis is `missing` for the prospect; a running one is `pending`. */
function shownState(state: AnalysisState, isOpen: boolean): PublicReport['pagespeed']['state'] {
  if (state === 'measured' || state === 'sample' || state === 'manual') return state;
  return isOpen ? 'pending' : 'missing';
}

/** The one verdict: none for a page that is not the company's, none without a site. */
export function shownVerdict(
  overall: number | null,
  fromQuiz: boolean,
  { siteUrl }: Pick<ShownProspect, 'siteUrl'>,
  { outcome }: SiteList,
): Verdict | null {
  if (isWrongPage(outcome)) return null;
  if (overall === null) return siteUrl === null ? null : verdictOf(OVERALL_ESTIMATE, 'estimate');
  return verdictOf(overall, fromQuiz ? 'quiz' : 'speed');
}

/** Returns the stored score of a trial. */
export const trialScoreShown = ({ trial, example = false }: ShownProspect, report: AnalysisReport): PublicReport['self_serve'] =>
  trial ? selfServeOf(report, example) : null;

/** A site that is there to be measured begins with an estimate; one that is not, or was not found, has none. */
export const orEstimate = (
  value: number | null,
  measuredParts: MeasuredParts,
  { siteUrl }: Pick<ShownProspect, 'siteUrl'>,
  { outcome }: SiteList,
): OverallScore => ({
  value: value ?? (siteUrl === null || isWrongPage(outcome) ? null : OVERALL_ESTIMATE),
  estimated: value === null,
  measuredParts,
});
