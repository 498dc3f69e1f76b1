import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api';
import type { BulkSelection } from '../../../api/requests';
import type { BulkActionName, BulkAnswer } from '../../../api/types';

/** The server's preview of a bulk action, read again whenever the dialog opens. */
export const usePreview = (action: BulkActionName, chosen: BulkSelection) =>
  useQuery({
    queryKey: ['bulk-preview', action, chosen],
    queryFn: () => callApi('POST admin/prospects/bulk', { action, ...chosen, dryRun: true }),
    gcTime: 0,
    retry: false,
  });

/** The number that was confirmed: the server refuses to touch another one. */
export const expectedOf = (preview: BulkAnswer | undefined) =>
  typeof preview?.selected === 'number' ? { expected: preview.selected } : {};
