import type { Notice } from '../../content/quiz.ts';
import type { PublicQuiz, QuizHints } from '../../lib/api.ts';
import type { Opening } from '../../lib/quiz/opening.ts';
import { type Answers, answersOf } from '../../lib/quiz/quiz-flow.ts';

export type Screen =
  | { name: 'loading' }
  | { name: 'question'; index: number }
  | { name: 'finishing' }
  | { name: 'problem'; lead: string; way: string; resendHref?: string; title: string; text: string; canRetry: boolean };

export interface QuizState {
  screen: Screen;
  quiz: PublicQuiz | null;
  answers: Answers;
  /** Number of answers of earlier visits. */
  answeredBefore: number;
  /** Insights and proposals from the measurements; null until they are loaded, and when the call fails. */
  hints: QuizHints | null;
  isAdvancing: boolean;
  notice: Notice | null;
  /** The island has decided which screen the visit begins with. */
  isOpen: boolean;
}

/** Returns the state that the server renders and that the island hydrates: the same for the same opening. */
export const stateOf = (opening: Opening | null): QuizState => ({
  screen: opening ? { name: 'question', index: opening.index } : { name: 'loading' },
  quiz: opening?.quiz ?? null,
  answers: opening ? answersOf(opening.quiz) : {},
  answeredBefore: opening?.quiz.answers.length ?? 0,
  hints: opening?.quiz.hints ?? null,
  isAdvancing: false,
  notice: null,
  isOpen: false,
});
