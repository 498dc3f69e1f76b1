import { useQueryClient } from '@tanstack/react-query';
import { callApi, useApiQuery } from '../../../api/call-api';
import { cacheResponse } from '../../../api/query-client';
import type { SiteCrawlRecord } from '../../../api/types';

/** Poll interval: a page is visited every second. */
const LOOK_MS = 2_000;

export const isExploring = (crawl: SiteCrawlRecord | undefined): boolean => crawl?.status === 'queued' || crawl?.status === 'running';

/** The exploration of a prospect's site, polled while it runs, and the requests that change it. */
export function useSiteCrawl(id: string) {
  const queryClient = useQueryClient();
  const query = useApiQuery(
    'GET admin/prospects/:id/crawl',
    { id },
    { refetchInterval: ({ state }) => isExploring(state.data) && LOOK_MS },
  );
  const keep = (crawl: SiteCrawlRecord) => cacheResponse(queryClient, ['prospects', id, 'crawl'], crawl);
  const start = async () => keep(await callApi('POST admin/prospects/:id/crawl', { id }));
  const cancel = async () => keep(await callApi('POST admin/prospects/:id/crawl/cancel', { id }));
  return { query, start, cancel };
}
