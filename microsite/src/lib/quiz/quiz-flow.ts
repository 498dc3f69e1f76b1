import type { PublicQuiz } from '../api.ts';

export type Questions = PublicQuiz['questions'];
export type Answers = Readonly<Record<number, string>>;

/** The server's list of answers, by question. */
export const answersOf = ({ answers }: Pick<PublicQuiz, 'answers'>): Answers =>
  Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));

/** An answer that waits to be sent. `over`: what it was given over, so that a change made elsewhere is noticed. */
export interface WaitingAnswer {
  questionId: number;
  answer: string;
  over: readonly string[];
}

/** What a new answer is given over: the server's answer as this page knows it, and our own that are still under way. */
export function givenOver(known: string | undefined, replaced: WaitingAnswer | undefined): string[] {
  return [...(known === undefined ? [] : [known]), ...(replaced ? [...replaced.over, replaced.answer] : [])];
}

/**
 * The server's state with the answers that it has not received yet. Where another answer was given meanwhile, on
 * another device, the server wins; so it does when the options were edited since.
 */
export function mergeAnswers({ questions, answers }: Pick<PublicQuiz, 'questions' | 'answers'>, waiting: readonly WaitingAnswer[]) {
  const merged: Record<number, string> = { ...answersOf({ answers }) };
  const stale: WaitingAnswer[] = [];
  for (const one of waiting) {
    const { questionId, answer, over } = one;
    const saved = merged[questionId];
    const isOffered = questions.some(({ id, options }) => id === questionId && options.includes(answer));
    if (isOffered && (saved === undefined || over.includes(saved))) merged[questionId] = answer;
    else stale.push(one);
  }
  return { answers: merged as Answers, stale };
}

/** Index of the first question without an answer; null when all have one. */
export function firstUnanswered(questions: Questions, answers: Answers): number | null {
  const index = questions.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? null : index;
}

/** Where an answer leads: the end when it was the last one missing, else the next question, else the first that was left out. */
export function nextIndex(questions: Questions, answers: Answers, index: number): number | null {
  const missing = firstUnanswered(questions, answers);
  return missing === null || index + 1 >= questions.length ? missing : index + 1;
}

/** How far the quiz is, in percent, the question shown included. */
export function progressPercent(index: number, total: number): number {
  return total > 0 ? Math.min(100, Math.round((100 * (index + 1)) / total)) : 0;
}

/** Whether a step lies behind the question, or is its own. */
export const isReached = (step: number, index: number, total: number): boolean =>
  (100 * (step + 1)) / total <= progressPercent(index, total) + 0.5;

/** The server names missing answers by position, « 2, 5 ». */
export function firstMissing(questions: Questions, positions: string | undefined): number | null {
  const position = Number.parseInt(positions ?? '', 10);
  const index = questions.findIndex((question) => question.position === position);
  return index === -1 ? null : index;
}
