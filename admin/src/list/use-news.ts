import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { calmly } from '../api/calmly';
import { isNews, isSameOrder, type News, NO_NEWS, newsOf } from './news';

/** How often a list asks what has happened elsewhere, ms. */
const PACE_MS = 20_000;

/** Ms; of these rows, where only some of them move on by themselves. */
export type Following = number | ((rows: RaRecord[]) => number | undefined) | undefined;

/**
 * What has happened elsewhere since the surrounding list was read: its own question is asked again beside it, so that filter, order
 * and rights are the same, and nothing on the screen moves. With `followMs`, the records move on by themselves: they are asked for
 * that often, and as long as no row would move the cells follow at once.
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
