import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { showNotice } from '../../components/notice';
import { LoadingPage } from '../../layout/LoadingPage';
import { ToolFailure } from './ToolPage';
import styles from './tools.module.css';

const EVERY_MS = 5000;

/** Asks again every few seconds while the page is looked at. */
export function useLive<T>(name: string, read: () => Promise<T>): UseQueryResult<T> {
  return useQuery({ queryKey: ['monitoring', name], queryFn: read, refetchInterval: EVERY_MS, staleTime: 0 });
}

/** One part: its data, or why there are none. */
export function Part<T>({ title, query, children }: { title: string; query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {query.error && !query.data && <ToolFailure error={query.error} onRetry={query.refetch} />}
      {query.data ? children(query.data) : !query.error && <LoadingPage />}
    </section>
  );
}

/** A small action of a row; what depends on it is read again. */
export function useAction() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showNotice(done);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: ['monitoring'] });
  };
}
