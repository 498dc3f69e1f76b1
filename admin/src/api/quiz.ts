import { getJson, postJson } from './http-client';
import type { QuizVersionRecord, Simulated, SimulationInput } from './types';

/** What the quiz manager asks for beside the usual records. */
export const quizCalls = {
  reorderQuestions: (ids: number[]) => postJson<{ ids: number[] }>('/api/admin/quiz-questions/reorder', { ids }),

  simulateQuiz: (simulation: SimulationInput) => postJson<Simulated>('/api/admin/quiz-questions/simulate', simulation),

  getQuizVersions: ({ signal }: { signal?: AbortSignal } = {}) => getJson<QuizVersionRecord[]>('/api/admin/quiz-versions', signal),
};
