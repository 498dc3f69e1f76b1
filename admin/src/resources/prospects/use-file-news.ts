import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { calmly } from '../../api/calmly';

/** How often an open file asks for what others, a scan, the quiz or an audit have changed, ms. */
const PACE_MS = 15_000;

/** What may follow while somebody reads; what is being written in a dialog says itself which version it began with. */
const PARTS = ['latest-scan', 'notes', 'tasks', 'timeline', 'analysis', 'answers', 'quiz-result'];

const isOfFile = ([resource, what, part]: QueryKey, id: string): boolean =>
  resource === 'prospects' &&
  (what === 'getOne' ? (part as { id?: unknown } | undefined)?.id === id : what === id && PARTS.includes(String(part)));

/** Keeps an open file as it stands now, in its place: what did not change is not drawn again. */
export function useFileNews(id: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => isOfFile(queryKey, id) });
    return calmly(look, { pace: PACE_MS, isPatient: true });
  }, [queryClient, id]);
}
