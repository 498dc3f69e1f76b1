import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type Answer, problemOf, type ServedQuiz } from '../api.ts';
import { frenchSpaces } from '../spaces.ts';
import { answersOf, firstUnanswered } from './quiz-flow.ts';

/** The question that the served page shows. */
export interface Opening {
  token: string;
  quiz: ServedQuiz;
  index: number;
}

/** Under the first question: the agency's words, else for whom the quiz is. */
export const helpText = (words: string | null | undefined, company: string): string =>
  frenchSpaces(words || t`Pour ${company || t`votre entreprise`}.`);

/** The question after the third answer says what costs the site most. */
const INSIGHT_INDEX = 3;

/**
 * Under a question: what is left of a quiz begun earlier (`answered`, under the one that a visit begins with alone), else the agency’s words under
 * the first and the `insight` after the third.
 */
export function helpUnder(index: number, total: number, answered: number, help: string, insight: string | null = null): string | null {
  if (answered === 0 && index === INSIGHT_INDEX) return insight && t`Le saviez-vous\u202f? ${insight}`;
  if (answered === 0) return index === 0 ? help : null;
  const done = answered === 1 ? t`Votre réponse est gardée` : t`Vos ${answered} réponses sont gardées`;
  return frenchSpaces(t`${done} : il en reste ${total - answered === 1 ? t.as('réponse')`une` : total - answered}.`);
}

/** Returns which question a visit opens with; null when there is none to show, or when the answer is not what it should be. */
export function openingOf(answer: Answer<ServedQuiz> | null, token: string | null): Opening | null {
  if (!answer || !token || problemOf(answer)) return null;
  const quiz = answer as ServedQuiz;
  if (quiz.status === 'done' || !quiz.questions.every(({ options }) => Array.isArray(options))) return null;
  const index = firstUnanswered(quiz.questions, answersOf(quiz));
  return index === null ? null : { token, quiz, index };
}

/**
 * The visit may begin with another question than the served one: answers wait to be sent, or the page is served for another
 * token. Until the island knows, the served question is hidden (`styles/quiz.css`).
 */
export const isResuming = (): boolean => typeof document !== 'undefined' && document.documentElement.hasAttribute('data-resuming');
export const endResuming = (): void => document.documentElement.removeAttribute('data-resuming');
