import type { Judged as Verdict } from '../../../../backend/src/rules/bands.rules.ts';
import { LIMITED_BELOW } from '../../../../backend/src/rules/keywords.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { type Answer, type PublicReport, problemOf } from '../api.ts';
import { pluralForm } from '../format.ts';
import { headlineView } from './headline-view.ts';
import { heroView, quizAction } from './hero-view.ts';
import { keywordsView } from './keywords-view.ts';
import { planView } from './plan-view.ts';
import { reportView } from './report-view.ts';
import { reputationView } from './reputation-view.ts';
import { screenshotView } from './screenshot-view.ts';
import { speedView } from './speed-view.ts';

/** One figure of the landing page, or a text when it is missing. */
interface Figure {
  label: string;
  figure: string | null;
  unit: string;
  tone: string;
  word: string;
}

/** The alternative landing page (specification 1, section 2.4): the finding with its proof, three figures, three steps, one action. */
export function landingView(answer: Answer<PublicReport>) {
  if (problemOf(answer)) return reportView(answer) as Extract<ReturnType<typeof reportView>, { state: 'error' }>;
  const report = answer as PublicReport;
  const { demo, token: own } = report;
  return {
    state: 'ready' as const,
    demo,
    example: report.example ?? false,
    hero: heroView(report),
    headline: headlineView(report),
    seen: screenshotView(report),
    figures: figuresOf(report),
    plan: planView(report),
    quiz: quizOf(report, own),
    reportHref: pagePath('report', own),
  };
}

export type ReadyLanding = Extract<ReturnType<typeof landingView>, { state: 'ready' }>;

function figuresOf(report: PublicReport): Figure[] {
  const speed = speedView(report);
  const reputation = reputationView(report);
  const keywords = keywordsView(report);
  const open = (label: string): Figure => ({ label, figure: null, unit: '', tone: 'none', word: t`Pas encore mesuré` });
  const count = keywords.state === 'shown' && !keywords.sample ? keywords.count : null;
  return [
    'figure' in speed
      ? { label: t`Vitesse ${speed.device}`, figure: speed.figure, unit: '/100', tone: speed.tone, word: speed.word }
      : open(t`Vitesse de votre site`),
    'figure' in reputation
      ? { label: t`Note Google`, figure: reputation.figure, unit: '/5', tone: reputation.tone, word: reputation.word }
      : open(t`Note Google`),
    count === null
      ? open(t`Mots-clés dans Google`)
      : {
          label: t`Mots-clés dans Google`,
          figure: String(count),
          unit: pluralForm(count, t`mot-clé`, t`mots-clés`),
          ...keywordVerdict(count),
        },
  ];
}

/** Below this many keywords the specification speaks of a limited potential. */
function keywordVerdict(count: number): Verdict {
  if (count >= LIMITED_BELOW) return { tone: 'good', word: t`Présence établie` };
  return count > 0 ? { tone: 'fair', word: t`Présence limitée` } : { tone: 'poor', word: t`Tout reste à gagner` };
}

/** The call to action leads to the quiz, or to the score once the quiz is done. */
function quizOf(report: PublicReport, own: string | null) {
  const { quiz } = report;
  return {
    done: quiz.status === 'done',
    score: quiz.score === null ? null : String(quiz.score),
    href: quiz.status === 'done' ? pagePath('score', own) : pagePath('quiz', own),
    action: quizAction(report),
  };
}
