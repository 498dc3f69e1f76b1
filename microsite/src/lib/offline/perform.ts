import { type Answer, completeQuiz, type EventType, saveAnswer, sendEvent } from '../api.ts';
import type { Action } from './action.ts';

const unsupported: Answer<never> = { problem: { status: 400, code: 'unsupported_action', message: "Type d'action non supporté" } };

/** Does what a waiting action stands for. Answers and completion may be repeated; a repeated event is one more line of a log. */
export async function perform({ type, data }: Action): Promise<Answer<unknown>> {
  const token = String(data.token);
  if (type === 'quiz_answer') return saveAnswer(token, Number(data.questionId), String(data.answer));
  if (type === 'quiz_complete') return completeQuiz(token);
  if (type === 'event') return sendEvent(token, String(data.event) as EventType);
  return unsupported;
}
