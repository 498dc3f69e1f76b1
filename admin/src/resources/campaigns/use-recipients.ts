import { useApiQuery } from '../../api/call-api';

/** The first hundred of a campaign whose message stands like that; read again when their number changes. */
export const useRecipients = (id: string, state: 'failed' | 'unknown', count: number) =>
  useApiQuery(
    'GET admin/campaigns/:id/recipients',
    { id, filter: { state }, range: [0, 99] },
    { queryKey: ['campaigns', state, id, count] },
  );
