import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useUpdate } from 'react-admin';
import { WAITING_KEY } from '../api/waiting';
import type { TextKey } from '../i18n/use-text';

/** Saves some fields of a record at once, then reads its list and the counts of waiting work again. */
export function useRecordChange<T extends RaRecord>(resource: string, failed: TextKey) {
  const notify = useNotify();
  const client = useQueryClient();
  const [update, { isPending }] = useUpdate<T>();
  const change = async (record: T, data: Partial<T>): Promise<boolean> => {
    try {
      await update(resource, { id: record.id, data, previousData: record }, { mutationMode: 'pessimistic', returnPromise: true });
      void client.invalidateQueries({ queryKey: [resource] });
      void client.invalidateQueries({ queryKey: [WAITING_KEY] });
      return true;
    } catch {
      notify(failed, { type: 'error' });
      return false;
    }
  };
  return { change, isPending };
}
