import { t } from '../../../../backend/src/rules/language.rules.ts';
import { NO_SITE, NO_VERDICT, scoreVerdict, smartIndexBasis, speedBasis, type Tone } from '../../../../backend/src/rules/verdicts.rules.ts';
import { type PublicReport, reportPath } from '../api.ts';
import { integer } from '../format.ts';
import { START_QUIZ } from '../quiz/start-quiz.ts';
import { splitFirstSentence } from './first-sentence.ts';
import { measuredOn, olderDay } from './shown.ts';

export const COMPANY = t`votre entreprise`;
/** Characters from which a name is set smaller on a phone. */
const LONG_NAME = 24;
export const PLAIN_INTRO = t`Analyse digitale complète de votre présence en ligne.`;
/** A placeholder that the server stores until the real text is written (specification 1, section 4). */
const GENERIC_INTRO = /^Analyse en cours pour /;

/** The first sentence, and what is read on demand; nothing is cut within a sentence. */
export function introView({ intro, company }: PublicReport): { state: 'shown' | 'pending'; lead: string | null; rest: string[] } {
  const [paragraph = '', ...others] = intro.paragraphs.slice(0, 2);
  if (paragraph && !GENERIC_INTRO.test(paragraph)) {
    const { first, rest } = splitFirstSentence(paragraph, company);
    return { state: 'shown', lead: first, rest: [rest, ...others].filter(Boolean) };
  }
  if (intro.state === 'pending') return { state: 'pending', lead: null, rest: [] };
  return { state: 'shown', lead: PLAIN_INTRO, rest: [] };
}

/** What the visit found instead of the company's own page, and what to do. */
export function noticeOf({ connectivity }: PublicReport): string | null {
  return connectivity.state === 'measured' ? (connectivity.met?.sentence ?? null) : null;
}

export interface OverallView {
  state: 'shown' | 'estimated';
  isEstimated: boolean;
  value: string;
  /** Null = no value on the ruler. */
  fill: number | null;
  tone: Tone | 'none';
  word: string;
  sentence: string;
}

/** The devices that the speed is based on. */
function basisOf({ pagespeed }: PublicReport): string {
  const { mobile, desktop } = pagespeed;
  const origin = speedBasis({ mobile: mobile !== null, desktop: desktop !== null });
  const [phone, computer] = [t`téléphone`, t`ordinateur`].map((figure) => olderDay(pagespeed, figure));
  if (mobile === null || desktop === null || (!phone && !computer)) return origin;
  const dates = [phone && t`téléphone mesuré le ${phone}`, computer && t`ordinateur mesuré le ${computer}`].filter(Boolean).join(', ');
  return `${origin} ${dates.charAt(0).toUpperCase()}${dates.slice(1)}.`;
}

/** The ruler shows the speed before and after the quiz: the SmartIndex is shown separately (decision 29). */
export function overallView(report: PublicReport): OverallView {
  const { overall } = report.pagespeed;
  if (report.outcome !== null && report.outcome !== 'ok') return without(NO_VERDICT.word, NO_VERDICT.sentence);
  if (overall !== null)
    return {
      value: integer(overall),
      fill: overall,
      state: 'shown',
      isEstimated: false,
      ...scoreVerdict(overall),
      sentence: basisOf(report),
    };
  if (!report.overall.estimated) return without(t`Non mesuré`, t`La vitesse de votre site n’a pas encore été mesurée.`);
  const { value } = report.overall;
  if (value === null) return without(NO_SITE.word, NO_SITE.sentence);
  const sentence = t`Chiffre de départ, en attendant les premières mesures de votre site. Il ne compte dans aucune note.`;
  return { value: integer(value), fill: value, state: 'estimated', isEstimated: true, tone: 'none', word: t`estimation`, sentence };
}

const without = (word: string, sentence: string): OverallView => ({
  value: '–',
  fill: null,
  state: 'estimated',
  isEstimated: true,
  tone: 'none',
  word,
  sentence,
});

/** The two steps to the SmartIndex and their state. */
export function smartIndexView({ quiz, verdict, pagespeed, page, cms }: PublicReport) {
  const states = [pagespeed, page, cms].map(({ state }) => state);
  const basics = states.includes('pending') ? 'pending' : states.includes('measured') ? 'done' : 'open';
  const hints = {
    done: smartIndexBasis(),
    in_progress: t`Vos réponses sont enregistrées : reprenez où vous vous êtes arrêté.`,
    not_started: t`Il manque vos réponses : sept questions, moins d’une minute.`,
  };
  return {
    basics,
    basicsWord: { done: t`Terminée`, pending: t`En cours`, open: t`À venir` }[basics],
    quiz: quiz.status === 'done' ? 'done' : quiz.status === 'in_progress' ? 'pending' : 'open',
    quizWord: { done: t`Terminé`, in_progress: t`Commencé`, not_started: t`Questionnaire requis` }[quiz.status],
    hint: hints[quiz.status],
    linkText: quiz.status === 'in_progress' ? t`Reprendre le questionnaire` : t`Répondre aux sept questions`,
    score: quiz.status === 'done' && quiz.score !== null ? integer(quiz.score) : null,
    fill: quiz.status === 'done' ? quiz.score : null,
    // a page that is not the company's has no verdict
    verdict: verdict?.basis === 'quiz' ? scoreVerdict(verdict.score) : null,
  };
}

/** The call to action, with what it costs: done, begun, or not begun (specification 1, section 2.3). */
export function quizAction({ quiz: { status, started } }: PublicReport): string {
  if (status === 'done') return t`Voir mon SmartIndex`;
  return started || status === 'in_progress' ? t`Terminer mon questionnaire` : START_QUIZ;
}

export function heroView(report: PublicReport) {
  return {
    company: report.company || COMPANY,
    isLong: (report.company || COMPANY).length > LONG_NAME,
    domain: report.domain,
    logo: report.domain ? `/api/public/${reportPath(report.token)}/logo` : null,
    city: report.city,
    measuredOn: measuredOn(report),
    notice: noticeOf(report),
    intro: introView(report),
  };
}
