import type { QuizState } from './quiz.contract.js';

/** Returns the state of a prospect's quiz; the first match wins (specification 2, section 4). */
export function stateOf({ quiz_fait, quiz_en_cours }: { quiz_fait: boolean; quiz_en_cours: boolean }): QuizState {
  if (quiz_fait) return 'done';
  return quiz_en_cours ? 'in_progress' : 'not_started';
}
