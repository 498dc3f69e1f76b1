import { integer } from './figures.rules.js';
import { SPEED_SHARES } from './formulas.rules.js';
import { t, wordsBy } from './language.rules.js';

/** From a number to a word: each judgement of a figure stands here once (decision 29). Pure; read by all three parts. */

/** Colour and shape of a judgement, always shown with a word. */
export type Tone = 'good' | 'fair' | 'poor';
export type ScoreWord = 'Excellent' | 'Moyen' | 'Critique';
export type ScoreGrade = 'A' | 'B' | 'C' | 'D';

/** Grade of a score 0–100, as it is shown (specification 1, section 9): A from 90, B from 70, C from 50. */
export function gradeOf(score: number): ScoreGrade {
  if (score >= 90) return 'A';
  if (score >= 70) return 'B';
  return score >= 50 ? 'C' : 'D';
}

/** The shape that stands beside the word, so that colour never speaks alone. */
export type Shape = 'circle' | 'square' | 'triangle';

/**
 * The one scale of everything out of 100 that a prospect reads on pages, in the PDF and in e-mails, from the best (decision 53): where
 * each word begins, with its shape and its colour (on paper; `tokens.css` has them too). The ruler takes its marks from here.
 */
export const SCORE_SCALE = [
  { from: 80, word: 'Excellent', tone: 'good', shape: 'circle', colour: '#0f7a45' },
  { from: 60, word: 'Moyen', tone: 'fair', shape: 'square', colour: '#9a5b00' },
  { from: 0, word: 'Critique', tone: 'poor', shape: 'triangle', colour: '#b3261e' },
] as const satisfies readonly { from: number; word: ScoreWord; tone: Tone; shape: Shape; colour: string }[];

const [EXCELLENT, FAIR, CRITICAL] = SCORE_SCALE;
export const SCORE_FROM = { excellent: EXCELLENT.from, fair: FAIR.from } as const;
/** What findings, headlines and steps advise for everything on the scale: where its best word begins. */
export const SCORE_AIM = SCORE_FROM.excellent;
const bandOf = (score: number) => SCORE_SCALE.find(({ from }) => score >= from) ?? CRITICAL;

/** The word of a score, 0–100, everywhere (specification 1, section 9): Excellent from 80, Moyen from 60. */
export const labelOf = (score: number): ScoreWord => bandOf(score).word;

/** The word in the current language; the French one is stored and compared. */
export const SCORE_WORDS: Readonly<Record<ScoreWord, string>> = wordsBy({
  Excellent: () => t`Excellent`,
  Moyen: () => t`Moyen`,
  Critique: () => t.as('note')`Critique`,
});

/** The tone that goes with the word of a score. */
export const scoreTone = (word: ScoreWord): Tone => SCORE_SCALE.find((band) => band.word === word)?.tone ?? CRITICAL.tone;

/** What the scale means, below any figure that stands on it. */
export const scaleSentence = (): string =>
  t`De 0 à 100\u202f: «\u202f${SCORE_WORDS.Excellent}\u202f» dès ${SCORE_FROM.excellent}, «\u202f${SCORE_WORDS.Moyen}\u202f» dès ${SCORE_FROM.fair}, «\u202f${SCORE_WORDS.Critique}\u202f» en dessous.`;
/** The letter of a score, said once: where the score is explained. */
export const gradeSentence = (score: number): string => t`En lettres, de A à D\u202f: ${gradeOf(score)}.`;

/** Returns the word of a score with its tone. */
export function scoreVerdict(score: number): { tone: Tone; word: string } {
  const word = labelOf(score);
  return { tone: scoreTone(word), word: SCORE_WORDS[word] };
}

/** Colour of a prospect's score in the back-office, its filter « score élevé » and alerts: from 70, from 50 (decision 29). The word stays `labelOf`. */
export const STAFF_SCORE_FROM = { good: 70, fair: 50 } as const;

export function staffScoreTone(score: number): Tone {
  if (score >= STAFF_SCORE_FROM.good) return 'good';
  return score >= STAFF_SCORE_FROM.fair ? 'fair' : 'poor';
}

/** A shared link shows the score only if it is good. */
export const isWorthSharing = (score: number): boolean => score >= STAFF_SCORE_FROM.good;

/** What the figure in the one ring is: the SmartIndex of the quiz, before it the speed of both devices, else an estimate, shown hollow. */
export type VerdictBasis = 'quiz' | 'speed' | 'estimate';

export interface Verdict {
  score: number;
  word: ScoreWord;
  grade: ScoreGrade;
  basis: VerdictBasis;
}

export const verdictOf = (score: number, basis: VerdictBasis): Verdict => ({ score, word: labelOf(score), grade: gradeOf(score), basis });

/** What a score rests on, as its ring is headed. */
export const VERDICT_NAMES: Readonly<Record<VerdictBasis, string>> = wordsBy({
  quiz: () => 'SmartIndex',
  speed: () => t`Vitesse`,
  estimate: () => t`Estimation`,
});

/** Where « Vitesse » comes from, in one sentence everywhere (decision 54): the devices that were measured. */
export function speedBasis({ mobile, desktop }: { mobile: boolean; desktop: boolean }): string {
  if (mobile && desktop)
    return t`Vitesse de votre site\u202f: ${percentOf(SPEED_SHARES.mobile)}\u202f% téléphone, ${percentOf(SPEED_SHARES.desktop)}\u202f% ordinateur.`;
  return mobile ? t`Vitesse de votre site sur téléphone, la seule mesurée.` : t`Vitesse de votre site sur ordinateur, la seule mesurée.`;
}

const percentOf = (share: number): string => integer(100 * share);

/** Where the SmartIndex comes from, the same way. */
export const smartIndexBasis = (): string => t`Vos réponses aux sept questions, et elles seules.`;

/** Where the figure under a verdict comes from; an estimate has its own words. */
export const originOf = (basis: Exclude<VerdictBasis, 'estimate'>, devices: { mobile: boolean; desktop: boolean }): string =>
  basis === 'quiz' ? smartIndexBasis() : speedBasis(devices);

/** Of a score that a quiz has left which is open again. */
export const reopenedBasis = (): string => t`D’après vos réponses d’avant\u202f: votre questionnaire est rouvert.`;

/** In the place of a score where the company’s page was not met: another one, or none (decision 30). */
export const NO_VERDICT = wordsBy({
  word: () => t`Sans note`,
  sentence: () => t`Pas de note\u202f: nous n’avons pas rencontré la page habituelle de votre site.`,
});

/** In the same place where no site is known. */
export const NO_SITE = wordsBy({
  word: () => t`Non mesuré`,
  sentence: () => t`Pas encore de note\u202f: nous n’avons pas trouvé de site pour votre entreprise.`,
});

/** Below these a category shows advice, and the overall score the action plan (specification 1, section 9). */
export const CATEGORY_ADVICE_BELOW = 50;
export const PLAN_NOTICE_BELOW = 70;
