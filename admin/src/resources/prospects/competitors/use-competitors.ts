import { useQueryClient } from '@tanstack/react-query';
import { callApi, useApiQuery } from '../../../api/call-api';
import { cacheResponse } from '../../../api/query-client';
import type { CompetitorOverview } from '../../../api/types';
import { competitorsKey } from '../scan/use-prospect-scan';

/** Poll interval: competitors are measured one after the other, after the prospect's own site. */
const LOOK_MS = 5_000;

const isWaiting = (desk: CompetitorOverview | undefined) => desk?.chosen.some(({ state }) => state === 'waiting') ?? false;

/** The competitors of a prospect, polled while one waits to be measured, and the requests that change them. */
export function useCompetitors(id: string) {
  const queryClient = useQueryClient();
  const query = useApiQuery(
    'GET admin/prospects/:id/neighbours',
    { id },
    { refetchInterval: ({ state }) => isWaiting(state.data) && LOOK_MS },
  );
  const keep = (desk: CompetitorOverview) => cacheResponse(queryClient, competitorsKey(id), desk);
  const choose = async (url: string, name?: string) => keep(await callApi('POST admin/prospects/:id/neighbours', { id, url, name }));
  const remove = async (neighbourId: string) =>
    keep(await callApi('DELETE admin/prospects/:id/neighbours/:neighbourId', { id, neighbourId }));
  return { query, choose, remove };
}
