import { useDataProvider } from 'react-admin';
import { ask } from '../../api/ask';
import type { ProspectRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { useAct } from '../../components/use-act';
import { useText } from '../../i18n/use-text';
import type { Queue, QueueItem } from './use-queue';

/** The actions of the prospect that is shown; each moves on to the next one and can be undone. */
export function useTreatment({ id, prospect }: QueueItem, queue: Queue) {
  const t = useText();
  const server = useDataProvider();
  const { act, isBusy } = useAct();
  const name = prospect.company;
  const failed = (said: string | undefined) => said ?? t('queue.failed');

  /** Shows the next prospect at once, then reloads the inbox. */
  const goOn = () => {
    queue.leave(id);
    void queue.refresh().then(() => queue.bring(id));
  };
  /** Shows a message whose undo opens the prospect again. */
  const leave = (words: string, back: () => Promise<unknown>) => {
    const undo = async () => {
      await act(back, { done: t('queue.back', { name }), failed });
      await queue.refresh();
      queue.release();
    };
    showNotice(words, { label: t('app.list.undo'), run: undo });
    goOn();
  };
  const reopen = () => ask('DELETE admin/queue/:id/done', { id });
  const see = () => ask('POST admin/queue/:id/done', { id });

  const run = (work: () => Promise<unknown>) => void act(work, { failed });
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
          await ask('POST admin/prospects/:id/review', { id, status: 'to_review', undo: true });
          await reopen();
        });
      }),
    snooze: (until: string, when: string) =>
      run(async () => {
        await ask('POST admin/queue/:id/snooze', { id, until });
        leave(t('queue.snoozed', { name, when }), () => ask('POST admin/queue/:id/snooze', { id, until: null }));
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

export type Treatment = ReturnType<typeof useTreatment>;
