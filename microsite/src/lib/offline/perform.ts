import { type Answer, completeQuiz, type EventType, saveAnswer, sendEvent } from '../api.ts';
import type { Action } from './action.ts';

const unsupported: Answer<never> = { problem: { status: 400, code: 'unsupported_action', message: "Type d'action non supporté" } };

/** Sends a queued action. Answers and completion are idempotent; a repeated event adds a line to the log. */
export async function perform({ type, data }: Action): Promise<Answer<unknown>> {
  const token = String(data.token);
  if (type === 'quiz_answer') return saveAnswer(token, Number(data.questionId), String(data.answer));
  if (type === 'quiz_complete') return completeQuiz(token);
  if (type === 'event') return sendEvent(token, String(data.event) as EventType);
  return unsupported;
}
