import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useAction } from './use-action';

interface ChangeWords<Type> {
  /** Message for the new values; after an undo these are the old ones. */
  done: (values: Partial<Type>) => string;
  failed: string;
}

/** Updates fields of a record at once, and offers an undo. */
export function useUndoableChange<Type extends RaRecord>(record: Type, { done, failed }: ChangeWords<Type>) {
  const t = useText();
  const server = useDataProvider();
  const { perform, isBusy } = useAction();
  const resource = useResourceContext() ?? '';
  const put = (data: Partial<Type>, previousData: Type) => () => server.update(resource, { id: record.id, data, previousData });
  const change = (data: Partial<Type>) => {
    const before = Object.fromEntries(Object.keys(data).map((field) => [field, record[field]])) as Partial<Type>;
    const undo = () => perform(put(before, { ...record, ...data }), { done: done(before), failed: () => failed });
    const notice = { text: done(data), action: { label: t('app.list.undo'), run: async () => void (await undo()) } };
    return perform(put(data, record), { done: notice, failed: () => failed });
  };
  return { change, isBusy };
}
