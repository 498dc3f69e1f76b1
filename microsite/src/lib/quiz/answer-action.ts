import { type Action, waitingAnswers } from '../offline/action.ts';
import { givenOver, type WaitingAnswer } from './quiz-flow.ts';

/** An answer as it waits in the queue; see `lib/offline/action.ts`. */
export function readAnswer({ data }: Action): WaitingAnswer {
  const over = Array.isArray(data.over) ? data.over.filter((text): text is string => typeof text === 'string') : [];
  return { questionId: Number(data.questionId), answer: String(data.answer), over };
}

/** The data of a new answer. `saved` is the server's answer as this page knows it. */
export function answerData(queue: readonly Action[], token: string, questionId: number, answer: string, saved: string | undefined) {
  const replaced = waitingAnswers(queue, token)
    .map(readAnswer)
    .find((waiting) => waiting.questionId === questionId);
  return { token, questionId, answer, over: givenOver(saved, replaced) };
}
