import { useDataProvider } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { useAction } from '../../components/use-action';
import { useText } from '../../i18n/use-text';
import type { Inbox, QueueItem } from './use-inbox';

/** The actions of the prospect that is shown; each moves on to the next one and can be undone. */
export function useInboxActions({ id, prospect }: QueueItem, queue: Inbox) {
  const t = useText();
  const server = useDataProvider();
  const { perform, isBusy } = useAction();
  const name = prospect.company;
  const failed = (message: string | undefined) => message ?? t('queue.failed');

  /** Shows the next prospect at once, then reloads the inbox. */
  const goOn = () => {
    queue.leave(id);
    void queue.refresh().then(() => queue.bring(id));
  };
  /** Shows a message whose undo opens the prospect again. */
  const leave = (words: string, back: () => Promise<unknown>) => {
    const undo = async () => {
      await perform(back, { done: t('queue.back', { name }), failed });
      await queue.refresh();
      queue.release();
    };
    showNotice(words, { label: t('app.list.undo'), run: undo });
    goOn();
  };
  const reopen = () => callApi('DELETE admin/queue/:id/done', { id });
  const see = () => callApi('POST admin/queue/:id/done', { id });

  const run = (work: () => Promise<unknown>) => void perform(work, { failed });
  return {
    isBusy,
    done: () =>
      run(async () => {
        await see();
        leave(t('queue.done', { name }), reopen);
      }),
    /** After the page was approved, the remaining reasons are marked as done. */
    validated: () =>
      run(async () => {
        await see();
        leave(t('queue.validated', { name }), async () => {
          await callApi('POST admin/prospects/:id/review', { id, status: 'to_review', undo: true });
          await reopen();
        });
      }),
    snooze: (until: string, when: string) =>
      run(async () => {
        await callApi('POST admin/queue/:id/snooze', { id, until });
        leave(t('queue.snoozed', { name, when }), () => callApi('POST admin/queue/:id/snooze', { id, until: null }));
      }),
    reject: (reason: string) =>
      run(async () => {
        const put = (status: ProspectRecord['status'], status_reason?: string) =>
          server.update('prospects', { id, data: { status, status_reason }, previousData: prospect });
        await see();
        await put('rejected', reason);
        leave(t('queue.rejected', { name }), async () => {
          await put(prospect.status);
          await reopen();
        });
      }),
  };
}

export type InboxActions = ReturnType<typeof useInboxActions>;
