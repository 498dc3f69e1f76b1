import { useAnswer } from '../../api/ask';

/** The answers to the quiz, in the order of its questions. */
export const useAnswers = (id: string) => useAnswer('GET admin/prospects/:id/answers', { id });

/** The latest result of every analysis. */
export const useAnalysis = (id: string) => useAnswer('GET admin/prospects/:id/analysis', { id });

/** The finished quiz; null before. */
export const useQuizOutcome = (id: string) => useAnswer('GET admin/prospects/:id/quiz-result', { id });
