import { useState } from 'react';
import { callApi } from '../../api/call-api';
import { useReportError } from '../../components/dialog-errors';
import { showNotice } from '../../components/notice';
import { useAction } from '../../components/use-action';
import { useText } from '../../i18n/use-text';
import type { Inbox, QueueItem } from './use-inbox';

/** Actions on several similar items at once, with undo. */
export function useSimilarItems(queue: Inbox, onDone: () => void) {
  const t = useText();
  const reportError = useReportError();
  const { perform } = useAction();
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch (error) {
      reportError(error instanceof Error && error.message ? error.message : t('queue.failed'));
    }
    setBusy(false);
  };
  /** Shows a message with undo, and the next item at once. */
  const goOn = (ids: string[], words: string, back: () => Promise<unknown>) => {
    const undo = async () => {
      await perform(back, { done: t('queue.alike.back'), failed: (message) => message ?? t('queue.failed') });
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
        const { id, count } = await callApi('POST admin/prospects/bulk', { action: 'set_status', status: 'rejected', reason, ids });
        if (id === null || count === 0) throw new Error(t('bulk.nothing'));
        goOn(ids, t('queue.alike.rejected', { smart_count: count }), () => callApi('POST admin/prospects/bulk/:id/undo', { id }));
      }),
    /** Seen to as they are now; one that a colleague has taken stays. */
    done: (items: QueueItem[]) =>
      void run(async () => {
        const seen: string[] = [];
        for (const { id } of items)
          await callApi('POST admin/queue/:id/done', { id }).then(
            () => seen.push(id),
            () => undefined,
          );
        if (seen.length === 0) throw new Error(t('queue.failed'));
        goOn(seen, t('queue.alike.seen', { smart_count: seen.length }), () =>
          Promise.all(seen.map((id) => callApi('DELETE admin/queue/:id/done', { id }))),
        );
      }),
  };
}
