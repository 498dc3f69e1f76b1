import type { DataProvider } from 'react-admin';
import { same } from '../../../backend/src/rules/rebase.rules';
import { conflictOf } from './problem';

type Values = Record<string, unknown>;

/**
 * Sends the changed fields with the values they had when the record was read (optimistic locking). When a colleague has changed one of
 * them, the server rejects with the current values; saving again then overwrites these.
 */
export function updateWithConflictCheck(put: DataProvider['update']): DataProvider['update'] {
  const reported = new Map<string, Values>();
  return (async (resource, params) => {
    const key = `${resource}/${params.id}`;
    // a form may have been opened before the record was read again
    const { read: opened, ...data } = params.data as Values & { read?: Values };
    const base: Values = { ...params.previousData, ...opened, ...reported.get(key) };
    const isNew = ([name, value]: [string, unknown]) => !(name in base) || !same(plain(value), plain(base[name]));
    const changed = Object.fromEntries(Object.entries(data).filter(isNew));
    // a field with its own version (`<name>_read`) needs no former value
    const names = Object.keys(changed).filter((name) => base[name] !== undefined && !(`${name}_read` in data));
    const read = Object.fromEntries(names.map((name) => [name, base[name]]));
    try {
      const answer = await put(resource, { ...params, data: { ...changed, ...(names.length > 0 && { read }) } });
      reported.delete(key);
      return answer;
    } catch (error) {
      const theirs = conflictOf(error);
      if (theirs) reported.set(key, { ...reported.get(key), ...theirs });
      throw error;
    }
  }) as DataProvider['update'];
}

const plain = (value: unknown): unknown => (value === undefined ? null : value);
