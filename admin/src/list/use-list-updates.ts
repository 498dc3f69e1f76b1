import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { poll } from '../api/poll';
import { comparePages, isDifferent, isSameOrder, NO_DIFFERENCE, type PageDifference } from './compare-pages';

/** Default poll interval, ms. */
const PACE_MS = 20_000;

/** Poll interval in ms, or a function of the rows that returns it. */
export type PollInterval = number | ((rows: RaRecord[]) => number | undefined) | undefined;

/**
 * Polls the surrounding list with its own query, and returns the difference to what is shown. With `follow` the records change by
 * themselves: cells are updated at once as long as no row would move.
 */
export function useListUpdates(follow?: PollInterval) {
  const { resource, data, total, page, perPage, sort, filterValues, isFetching, isPlaceholderData, error, refetch } = useListContext();
  const server = useDataProvider();
  const [found, setFound] = useState<{ since: unknown; news: PageDifference }>();
  const query = JSON.stringify({ pagination: { page, perPage }, sort, filter: filterValues });
  const isRead = data !== undefined && total !== undefined && !isFetching && !isPlaceholderData && !error;
  const pollMs = typeof follow === 'function' ? follow(data ?? []) : follow;
  const pace = pollMs ?? PACE_MS;
  useEffect(() => {
    if (!isRead) return;
    const shown = { data, total };
    const readPage = async (signal: AbortSignal) => {
      const now = await server.getList(resource, { ...JSON.parse(query), signal });
      if (signal.aborted) return;
      const answered = { data: now.data, total: now.total ?? total };
      const news = comparePages(shown, answered);
      if (pollMs && isDifferent(news) && isSameOrder(shown, answered)) await refetch();
      else setFound({ since: data, news });
    };
    return poll(readPage, { pace, isAdaptive: !pollMs });
  }, [server, resource, query, isRead, data, total, pace, pollMs, refetch]);
  const news = found && found.since === data ? found.news : NO_DIFFERENCE;
  return { news, show: () => refetch() };
}
