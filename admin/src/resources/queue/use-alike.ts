import { useState } from 'react';
import { ask } from '../../api/ask';
import { showNotice } from '../../components/notice';
import { useRefusal } from '../../components/refusals';
import { useAct } from '../../components/use-act';
import { useText } from '../../i18n/use-text';
import type { Queue, QueueItem } from './use-queue';

/** Actions on several similar items at once, with undo. */
export function useAlike(queue: Queue, onDone: () => void) {
  const t = useText();
  const refuse = useRefusal();
  const { act } = useAct();
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch (error) {
      refuse(error instanceof Error && error.message ? error.message : t('queue.failed'));
    }
    setBusy(false);
  };
  /** Shows a message with undo, and the next item at once. */
  const goOn = (ids: string[], words: string, back: () => Promise<unknown>) => {
    const undo = async () => {
      await act(back, { done: t('queue.alike.back'), failed: (said) => said ?? t('queue.failed') });
      await queue.refresh();
      queue.release();
    };
    showNotice(words, { label: t('app.list.undo'), run: undo });
    for (const id of ids) queue.leave(id);
    void queue.refresh().then(() => ids.forEach(queue.bring));
  };

  return {
    isBusy,
    /** As in the list: a day to take it back, also from « Actions récentes ». */
    reject: (items: QueueItem[], reason: string) =>
      void run(async () => {
        const ids = items.map(({ id }) => id);
        const { id, count } = await ask('POST admin/prospects/bulk', { action: 'set_status', status: 'rejected', reason, ids });
        if (id === null || count === 0) throw new Error(t('bulk.nothing'));
        goOn(ids, t('queue.alike.rejected', { smart_count: count }), () => ask('POST admin/prospects/bulk/:id/undo', { id }));
      }),
    /** Seen to as they are now; one that a colleague has taken stays. */
    done: (items: QueueItem[]) =>
      void run(async () => {
        const seen: string[] = [];
        for (const { id } of items)
          await ask('POST admin/queue/:id/done', { id }).then(
            () => seen.push(id),
            () => undefined,
          );
        if (seen.length === 0) throw new Error(t('queue.failed'));
        goOn(seen, t('queue.alike.seen', { smart_count: seen.length }), () =>
          Promise.all(seen.map((id) => ask('DELETE admin/queue/:id/done', { id }))),
        );
      }),
  };
}
