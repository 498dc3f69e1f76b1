import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import {
  CATEGORY_ADVICE_BELOW,
  gradeSentence,
  NO_SITE,
  NO_VERDICT,
  PLAN_NOTICE_BELOW,
  reopenedBasis,
  scoreVerdict,
  smartIndexBasis,
  speedBasis,
  type Tone,
  VERDICT_NAMES,
} from '../../../../backend/src/rules/verdicts.rules.ts';
import { failureOf } from '../../content/failures.ts';
import { CATEGORY_ADVICE } from '../../content/score.ts';
import { type Answer, type Problem, type PublicScore, problemOf, type QuizCategory } from '../api.ts';
import { day, inSentence, integer, plural, withDe } from '../format.ts';
import { actionsView } from '../plan/actions-view.ts';
import { START_QUIZ } from '../quiz/start-quiz.ts';
import { trialScoreView } from '../report/trial-score-view.ts';

/** Shown instead of an unknown figure. */
const UNKNOWN = '–';

const CATEGORIES: Record<QuizCategory, { label: string; meaning: string }> = {
  maturity: { label: t`Maturité`, meaning: t`Outils, budget et part d’Internet dans vos affaires` },
  acquisition: { label: t`Acquisition`, meaning: t`Comment de nouveaux clients vous trouvent` },
  innovation: { label: t`Innovation`, meaning: t`Mesure des résultats et qualité technique du site` },
};

const BASIS: Record<PublicScore['basis'][number]['part'], string> = {
  quiz: t`vos réponses`,
  mobile: t`la vitesse sur téléphone`,
  desktop: t`la vitesse sur ordinateur`,
  page: t`la page d’accueil`,
  keywords: t`les mots-clés`,
};

/** Everything that the score page shows. */
export function scoreView(answer: Answer<PublicScore>) {
  const problem = problemOf(answer);
  if (problem) return errorView(problem);
  const score = answer as PublicScore;
  const { token } = score;
  const isDone = score.quiz.status === 'done' && score.smart_index !== null;
  const shown = headline(score, isDone);
  const [topLever] = isDone ? score.levers : [];
  return {
    state: 'ready' as const,
    example: score.example ?? false,
    done: isDone,
    estimated: score.verdict === null || (!isDone && score.overall.estimated),
    company: score.company,
    domain: score.domain,
    title: isDone ? 'SmartIndex' : t`Score Digital`,
    ...shown,
    known: shown.value !== UNKNOWN,
    needle: shown.value === UNKNOWN ? null : shown.fill,
    topLever: topLever ? { action: topLever.action } : null,
    hasSources: sourcesLine(score.basis) !== null || score.self_serve !== null,
    basis: score.verdict === null ? null : basisLine(score.basis),
    sources: sourcesLine(score.basis),
    trialScore: trialScoreView(score.self_serve),
    categories: (Object.keys(CATEGORIES) as QuizCategory[]).map((key) => categoryView(key, score)),
    hasReferences: Object.values(score.benchmarks.market).some((reference) => reference !== null),
    referenceLegend: score.benchmarks.sector ? t`Repère de l’agence pour ${score.benchmarks.sector}` : t`Repère de l’agence`,
    hasEstimates: Object.values(score.categories).some(({ estimated }) => estimated),
    list: actionsView(score),
    quiz: quizView(score),
    needsPlan:
      score.verdict !== null && !score.overall.estimated && score.overall.value !== null && score.overall.value < PLAN_NOTICE_BELOW,
    planHref: pagePath('plan', token),
    scoreHref: pagePath('score', token),
    bookingHref: pagePath('booking', token),
    quizHref: pagePath('quiz', token),
    reportHref: pagePath('report', token),
  };
}

function headline({ smart_index, overall, verdict, basis, site_url }: PublicScore, isDone: boolean) {
  const value = (isDone ? smart_index : null) ?? overall.value;
  // a page that is not the company's has no verdict; the answers keep their points
  if (verdict === null || value === null) {
    const { word, sentence } = site_url === null ? NO_SITE : NO_VERDICT;
    return {
      value: isDone && value !== null ? integer(value) : UNKNOWN,
      fill: isDone && value !== null ? value : 0,
      tone: 'none',
      label: word,
      name: null,
      letter: null,
      sentence,
      origin: null,
    };
  }
  if (!isDone && overall.estimated) {
    return {
      value: integer(value),
      fill: value,
      tone: 'none',
      label: t`estimation`,
      name: VERDICT_NAMES.estimate,
      letter: null,
      origin: null,
      sentence: t`Chiffre de départ, en attendant vos réponses et les mesures de votre site.`,
    };
  }
  const { tone, word } = scoreVerdict(value);
  const sentences: Record<Tone, string> = {
    good: t`Votre entreprise est solide en ligne. Il reste quelques réglages pour garder cette avance.`,
    fair: t`Les bases sont là. Voici les trois points qui pèsent le plus.`,
    poor: t`Votre présence en ligne ne travaille pas encore pour vous. Voici par où commencer.`,
  };
  const origin = isDone ? smartIndexBasis() : verdict.basis === 'quiz' ? reopenedBasis() : speedBasis(measuredOf(basis));
  const sentence = isDone ? sentences[tone] : origin;
  return {
    value: integer(value),
    fill: value,
    tone,
    label: word,
    name: VERDICT_NAMES[verdict.basis],
    letter: isDone ? gradeSentence(value) : null,
    sentence,
    origin: isDone ? origin : null,
  };
}

const measuredOf = (basis: PublicScore['basis']) => {
  const isMeasured = (name: PublicScore['basis'][number]['part']) => basis.some(({ part, measured }) => part === name && measured);
  return { mobile: isMeasured('mobile'), desktop: isMeasured('desktop') };
};

function categoryView(key: QuizCategory, { categories, benchmarks }: PublicScore) {
  const { value, estimated, measuredParts } = categories[key];
  const { tone, word } = scoreVerdict(value);
  const reference = benchmarks.market[key];
  const isPartial = !estimated && measuredParts.k < measuredParts.n;
  return {
    ...CATEGORIES[key],
    value: integer(value),
    fill: value,
    estimated,
    tone: estimated ? 'none' : tone,
    word: estimated ? t`estimation` : word,
    reference,
    hasReference: reference !== null,
    spoken: [t`${integer(value)} sur 100`, estimated && t`estimation`, reference !== null && t`repère de l’agence ${reference}`]
      .filter(Boolean)
      .join(', '),
    // an estimate rests on nothing measured: no advice can start from it
    advice: !estimated && value < CATEGORY_ADVICE_BELOW ? CATEGORY_ADVICE[key] : null,
    parts: isPartial ? madeFrom(measuredParts.k, measuredParts.n) : null,
  };
}

const madeFrom = (measured: number, parts: number): string =>
  t`Calculé à partir ${withDe(inSentence(measured, t.as('de')`une mesure`, t.as('de')`mesures`))} sur ${parts}`;

/** « Calculé à partir de 4 mesures sur 5. Pas encore mesuré : les mots-clés. »; nothing to say when all is measured. */
function basisLine(basis: PublicScore['basis']): string | null {
  const missing = basis.filter(({ measured }) => !measured).map(({ part }) => BASIS[part]);
  if (missing.length === 0 || missing.length === basis.length) return null;
  return t`${madeFrom(basis.length - missing.length, basis.length)}. Pas encore mesuré : ${missing.join(', ')}.`;
}

/** « la vitesse sur téléphone : Lighthouse 13.5.0, 12.11.2026 »: tool and day of each part that was measured. */
function sourcesLine(basis: PublicScore['basis']): string | null {
  const lines = basis.flatMap(({ part, measured, provider, measured_at }) =>
    measured && measured_at ? [t`${BASIS[part]} : ${[provider, day(measured_at)].filter(Boolean).join(', ')}`] : [],
  );
  return lines.length > 0 ? t`Mesuré : ${lines.join(t` ; `)}.` : null;
}

function quizView({ quiz: { status, answered, total } }: PublicScore) {
  const left = status === 'in_progress' ? Math.max(0, total - answered) : total;
  if (left === total) {
    const sentence = t`Il manque vos réponses : ${plural(total, t`question`, t`questions`)}, moins d’une minute.`;
    return { left: integer(left), sentence, action: START_QUIZ };
  }
  const sentence =
    left === 0
      ? t`Toutes vos réponses sont enregistrées : il ne reste qu’à calculer votre SmartIndex.`
      : t`Encore ${inSentence(left, t`une question`, t`questions`)} sur ${total} : vos réponses sont enregistrées.`;
  return { left: integer(left || total), sentence, action: t`Terminer mon questionnaire` };
}

/** Words of the specification (file 1, sections 2.8 and 8), letter for letter. */
function errorView(problem: Problem) {
  return { state: 'error' as const, ...failureOf(problem), ...fixedWords(problem) };
}

function fixedWords({ status, code, message }: Problem) {
  const invalid = t`Le lien d'accès à votre audit semble invalide ou expiré.`;
  if (code === 'no_token') return { title: t`Token invalide`, message: invalid, detail: null, canRetry: false };
  if (status === 404) return { title: t`Erreur de chargement`, message: t`Prospect non trouvé`, detail: invalid, canRetry: true };
  const text = message ? t`Erreur prospect: ${message}` : t`Erreur inconnue`;
  return { title: t`Erreur lors du chargement`, message: text, detail: null, canRetry: true };
}

export type ReadyScore = Extract<ReturnType<typeof scoreView>, { state: 'ready' }>;
