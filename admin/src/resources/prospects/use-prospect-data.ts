import { useApiQuery } from '../../api/call-api';

/** The answers to the quiz, in the order of its questions. */
export const useAnswers = (id: string) => useApiQuery('GET admin/prospects/:id/answers', { id });

/** The latest result of every analysis. */
export const useAnalysis = (id: string) => useApiQuery('GET admin/prospects/:id/analysis', { id });

/** The finished quiz; null before. */
export const useQuizOutcome = (id: string) => useApiQuery('GET admin/prospects/:id/quiz-result', { id });
