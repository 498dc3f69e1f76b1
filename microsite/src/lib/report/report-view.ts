import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { failureOf } from '../../content/failures.ts';
import { type Answer, type PublicReport, problemOf } from '../api.ts';
import { assistantsView } from './assistants-view.ts';
import { competitorsView } from './competitors-view.ts';
import { headlineView } from './headline-view.ts';
import { heroView, overallView, quizAction, smartIndexView } from './hero-view.ts';
import { keywordsView } from './keywords-view.ts';
import { localSearchView } from './local-search-view.ts';
import { personView } from './person-view.ts';
import { planView } from './plan-view.ts';
import { reputationView } from './reputation-view.ts';
import { screenshotView } from './screenshot-view.ts';
import { onPageView } from './seo-view.ts';
import { siteCrawlView } from './site-crawl-view.ts';
import { speedView } from './speed-view.ts';
import { technologyView } from './technology-view.ts';
import { trialScoreView } from './trial-score-view.ts';
import { unmeasuredView } from './unmeasured-view.ts';

/** Error catalogue of the specification (file 1, section 8), letter for letter. */
const UNKNOWN_TOKEN = t`Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.`;
const UNEXPECTED = t`Une erreur inattendue est survenue.`;

/** The view of the report page; pure, so that each state can be tested. */
export function reportView(answer: Answer<PublicReport>) {
  const problem = problemOf(answer);
  if (problem) {
    const isUnknown = problem.status === 404;
    const message = isUnknown ? UNKNOWN_TOKEN : UNEXPECTED;
    return { state: 'error' as const, ...failureOf(problem), documentTitle: t`Erreur`, message, canRetry: !isUnknown };
  }
  const report = answer as PublicReport;
  const sections = {
    reputation: reputationView(report),
    technology: technologyView(report),
    onPage: onPageView(report),
    keywords: keywordsView(report),
    assistants: assistantsView(report),
    siteCrawl: siteCrawlView(report),
  };
  return {
    state: 'ready' as const,
    ...sections,
    unmeasured: unmeasuredView(report, sections),
    demo: report.demo,
    example: report.example ?? false,
    scanning: report.scanning,
    hero: heroView(report),
    headline: headlineView(report),
    person: personView(report),
    overall: overallView(report),
    trialScore: trialScoreView(report.self_serve),
    smartIndex: smartIndexView(report),
    speed: speedView(report),
    neighbours: competitorsView(report),
    seen: screenshotView(report),
    localSearch: localSearchView(report),
    plan: planView(report),
    quiz: { ...quizLinks(report), status: report.quiz.status, action: quizAction(report) },
  };
}

function quizLinks({ token, quiz }: PublicReport) {
  const [href, scoreHref] = [pagePath('quiz', token), pagePath('score', token)];
  return { href, scoreHref, actionHref: quiz.status === 'done' ? scoreHref : href };
}

export type ReadyReport = Extract<ReturnType<typeof reportView>, { state: 'ready' }>;
