import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useServer } from '../../../api/data-provider';
import { useScanOfPage } from '../scan/ProspectScanProvider';

const keyOf = (prospectId: string) => ['prospects', 'texts', prospectId];

/** The texts of a prospect with their drafts, approvals and figures. */
export function useTexts(prospectId: string) {
  const server = useServer();
  return useQuery({ queryKey: keyOf(prospectId), queryFn: ({ signal }) => server.getTexts(prospectId, signal) });
}

/** Changes a text and shows what stands on the page then; false when it failed, with the figures of now. */
export function useTextChange() {
  const server = useServer();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { prospectId } = useScanOfPage();
  return async (work: (on: typeof server, id: string) => Promise<unknown>, done: 'approved' | 'saved' | 'released'): Promise<boolean> => {
    const show = async () => {
      for (const kind of ['texts', 'analysis']) await queryClient.invalidateQueries({ queryKey: ['prospects', kind, prospectId] });
      await queryClient.invalidateQueries({ queryKey: ['prospects', 'getOne'] });
    };
    try {
      await work(server, prospectId);
      await show();
      notify(`texts.${done}`, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'texts.failed', { type: 'error' });
      await show();
      return false;
    }
  };
}
