import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';

/** The answers to the quiz, in the order of its questions. */
export function useAnswers(prospectId: string) {
  const server = useServer();
  return useQuery({ queryKey: ['prospects', 'answers', prospectId], queryFn: ({ signal }) => server.getAnswers(prospectId, { signal }) });
}

/** The latest result of every analysis. */
export function useAnalysis(prospectId: string) {
  const server = useServer();
  return useQuery({ queryKey: ['prospects', 'analysis', prospectId], queryFn: ({ signal }) => server.getAnalysis(prospectId, { signal }) });
}

/** The finished quiz; null before. */
export function useQuizOutcome(prospectId: string) {
  const server = useServer();
  return useQuery({ queryKey: ['prospects', 'quiz', prospectId], queryFn: ({ signal }) => server.getQuizOutcome(prospectId, { signal }) });
}
