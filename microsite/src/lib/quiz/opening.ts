import type { PublicQuiz } from '../api.ts';
import { frenchSpaces } from '../format.ts';
import { firstUnanswered } from './quiz-flow.ts';

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
  frenchSpaces(words || `Pour ${company || 'votre entreprise'}.`);

/** Which question a visit opens with; null when there is none to show, or when the answer is not what it should be. */
export function openingIndex(quiz: PublicQuiz): number | null {
  if (quiz.status === 'done' || !quiz.questions.every(({ options }) => Array.isArray(options))) return null;
  return firstUnanswered(quiz.questions, Object.fromEntries(quiz.answers.map(({ questionId, answer }) => [questionId, answer])));
}
