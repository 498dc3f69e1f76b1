import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';
import { statusOf } from './problem';

/** Failures that may be gone a moment later: no connection, a server that restarts. */
const PASSING = [0, 502, 503, 504];

/**
 * What was asked before a change is asked again after it, also where its first answer is still under way: TanStack Query lets that
 * one pass for fresh (query-core 5, `Query.fetch`: `cancelRefetch` needs data), although it was read before the change.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue;
      // what is on the screen waits for the new answer; nobody waits for the rest
      const isRefetched = query.isActive() && filters?.refetchType !== 'none';
      void query.cancel({ silent: isRefetched, revert: !isRefetched });
    }
    return super.invalidateQueries(filters, options);
  }
}

/** Stores the response to a change in the cache, and cancels an earlier request whose response would overwrite it. */
export function cacheResponse<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Answer | ((stands?: Answer) => Answer | undefined),
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, answer as Parameters<typeof client.setQueryData<Answer>>[1]);
}

export const makeQueryClient = (): QueryClient =>
  new FreshQueryClient({
    defaultOptions: { queries: { retry: (failures, error) => failures < 2 && PASSING.includes(statusOf(error) ?? -1) } },
  });
