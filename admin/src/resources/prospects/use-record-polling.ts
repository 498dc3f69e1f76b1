import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { poll } from '../../api/poll';

/** Poll interval of an open prospect, ms. */
const PACE_MS = 15_000;

/** The queries that are polled. Dialogs detect conflicts themselves. */
const PARTS = ['latest-scan', 'notes', 'tasks', 'timeline', 'analysis', 'answers', 'quiz-result'];

const isOfFile = ([resource, what, part]: QueryKey, id: string): boolean =>
  resource === 'prospects' &&
  (what === 'getOne' ? (part as { id?: unknown } | undefined)?.id === id : what === id && PARTS.includes(String(part)));

/** Keeps an open prospect up to date; unchanged parts are not rendered again. */
export function useRecordPolling(id: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => isOfFile(queryKey, id) });
    return poll(look, { pace: PACE_MS, isAdaptive: true });
  }, [queryClient, id]);
}
