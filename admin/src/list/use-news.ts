import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { calmly } from '../api/calmly';
import { isNews, isSameOrder, type News, NO_NEWS, newsOf } from './news';

/** Default poll interval, ms. */
const PACE_MS = 20_000;

/** Poll interval in ms, or a function of the rows that returns it. */
export type Following = number | ((rows: RaRecord[]) => number | undefined) | undefined;

/**
 * Polls the surrounding list with its own query, and returns the difference to what is shown. With `follow` the records change by
 * themselves: cells are updated at once as long as no row would move.
 */
export function useNews(follow?: Following) {
  const { resource, data, total, page, perPage, sort, filterValues, isFetching, isPlaceholderData, error, refetch } = useListContext();
  const server = useDataProvider();
  const [found, setFound] = useState<{ since: unknown; news: News }>();
  const question = JSON.stringify({ pagination: { page, perPage }, sort, filter: filterValues });
  const isRead = data !== undefined && total !== undefined && !isFetching && !isPlaceholderData && !error;
  const followMs = typeof follow === 'function' ? follow(data ?? []) : follow;
  const pace = followMs ?? PACE_MS;
  useEffect(() => {
    if (!isRead) return;
    const shown = { data, total };
    const look = async (signal: AbortSignal) => {
      const now = await server.getList(resource, { ...JSON.parse(question), signal });
      if (signal.aborted) return;
      const answered = { data: now.data, total: now.total ?? total };
      const news = newsOf(shown, answered);
      if (followMs && isNews(news) && isSameOrder(shown, answered)) await refetch();
      else setFound({ since: data, news });
    };
    return calmly(look, { pace, isPatient: !followMs });
  }, [server, resource, question, isRead, data, total, pace, followMs, refetch]);
  const news = found && found.since === data ? found.news : NO_NEWS;
  return { news, show: () => refetch() };
}
