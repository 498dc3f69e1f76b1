import { useQueryClient } from '@tanstack/react-query';
import { ask, useAnswer } from '../../../api/ask';
import { keepAnswer } from '../../../api/query-client';
import type { CompetitorOverview } from '../../../api/types';
import { neighboursKey } from '../scan/use-prospect-scan';

/** Poll interval: competitors are measured one after the other, after the prospect's own site. */
const LOOK_MS = 5_000;

const isWaiting = (desk: CompetitorOverview | undefined) => desk?.chosen.some(({ state }) => state === 'waiting') ?? false;

/** The competitors of a prospect, polled while one waits to be measured, and the requests that change them. */
export function useNeighbours(id: string) {
  const queryClient = useQueryClient();
  const query = useAnswer(
    'GET admin/prospects/:id/neighbours',
    { id },
    { refetchInterval: ({ state }) => isWaiting(state.data) && LOOK_MS },
  );
  const keep = (desk: CompetitorOverview) => keepAnswer(queryClient, neighboursKey(id), desk);
  const choose = async (url: string, name?: string) => keep(await ask('POST admin/prospects/:id/neighbours', { id, url, name }));
  const remove = async (neighbourId: string) => keep(await ask('DELETE admin/prospects/:id/neighbours/:neighbourId', { id, neighbourId }));
  return { query, choose, remove };
}
