import type { PublicQuiz } from '../api.ts';

export type Questions = PublicQuiz['questions'];
export type Answers = Readonly<Record<number, string>>;

/** What is known of the answers: the server's, and those that it has not received yet, which are newer. */
export function mergeAnswers({ questions, answers }: Pick<PublicQuiz, 'questions' | 'answers'>, unsaved: Answers): Answers {
  const merged: Record<number, string> = {};
  for (const { questionId, answer } of answers) merged[questionId] = answer;
  for (const { id, options } of questions) {
    const answer = unsaved[id];
    // staff may have edited the options since
    if (answer !== undefined && options.includes(answer)) merged[id] = answer;
  }
  return merged;
}

/** Index of the first question without an answer; null when all have one. */
export function firstUnanswered(questions: Questions, answers: Answers): number | null {
  const index = questions.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? null : index;
}

/** Where an answer leads: the next question, the first that was left out, or null for the end. */
export function nextIndex(questions: Questions, answers: Answers, index: number): number | null {
  return index + 1 < questions.length ? index + 1 : firstUnanswered(questions, answers);
}

/** The server names missing answers by position, « 2, 5 ». */
export function firstMissing(questions: Questions, positions: string | undefined): number | null {
  const position = Number.parseInt(positions ?? '', 10);
  const index = questions.findIndex((question) => question.position === position);
  return index === -1 ? null : index;
}
