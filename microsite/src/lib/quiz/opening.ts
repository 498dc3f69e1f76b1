import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import type { PublicQuiz } from '../api.ts';
import { frenchSpaces } from '../spaces.ts';
import { inHeading } from './in-heading.ts';
import { firstUnanswered, isReached, progressPercent } from './quiz-flow.ts';

/** The question that stands in the page before any script has arrived. */
export interface Opening {
  token: string;
  quiz: PublicQuiz;
  index: number;
  /** The agency's own words under the first question. */
  help: string;
  /** What the person pressed while the scripts were under way; taken over once they run. */
  takeChoice(): string | null;
}

declare global {
  interface Window {
    quizOpening?: Opening;
  }
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
  const kept = answered === 1 ? t`Votre réponse est gardée` : t`Vos ${answered} réponses sont gardées`;
  return frenchSpaces(t`${kept} : il en reste ${total - answered === 1 ? t.as('réponse')`une` : total - answered}.`);
}

/** Which question a visit opens with; null when there is none to show, or when the answer is not what it should be. */
export function openingIndex(quiz: PublicQuiz): number | null {
  if (quiz.status === 'done' || !quiz.questions.every(({ options }) => Array.isArray(options))) return null;
  return firstUnanswered(quiz.questions, Object.fromEntries(quiz.answers.map(({ questionId, answer }) => [questionId, answer])));
}

/** What the places of the question's own components are filled with (`OpeningTemplate`): exactly what they draw at first. */
export function openingView({ questions, answers }: PublicQuiz, index: number, token: string, help: string) {
  const { question, options } = questions[index] as PublicQuiz['questions'][number];
  const total = questions.length;
  return {
    number: index + 1,
    total,
    leaveHref: pagePath('report', token),
    percent: progressPercent(index, total),
    steps: questions.map((_, step) => ({ reached: String(isReached(step, index, total)) })),
    question: inHeading(question),
    helps: [helpUnder(index, total, answers.length, help)].flatMap((text) => (text ? [{ help: text }] : [])),
    answers: options.map((text, place) => ({ key: place + 1, text, tabStop: place === 0 ? 0 : -1 })),
    isFirst: String(index === 0),
  };
}
