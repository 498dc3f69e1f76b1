import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { NOTICE_MS, type NoticeAction, showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';

/** Checks that a prospect was deleted, shows a message, and goes back to the list. */
export function useLeaveDeleted({ id }: ProspectRecord) {
  const t = useText();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  return async (done: string, action?: NoticeAction): Promise<void> => {
    // its deletion is checked, as the specification asks (file 2, section 4)
    if ((await callApi('GET admin/prospects', { filter: { id: [id] } })).length > 0) throw new Error(t('prospects.delete.stillThere'));
    queryClient.removeQueries({ queryKey: ['prospects', 'getOne', { id }] });
    for (const kind of ['getList', 'counters']) void queryClient.invalidateQueries({ queryKey: ['prospects', kind] });
    // as long as any message of success (specification 2, section 4): « Actions récentes » offers the undo afterwards
    showNotice(done, action, NOTICE_MS);
    redirect('list', 'prospects');
  };
}
