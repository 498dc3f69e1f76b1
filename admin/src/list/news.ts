import type { RaRecord } from 'react-admin';

/** A page of a list, as it was answered. */
export interface Answered {
  data: RaRecord[];
  total: number;
}

/** What has happened elsewhere to a list since it was read. */
export interface News {
  /** Rows that the list has gained. */
  added: number;
  /** Rows of the page that say something else, or stand elsewhere now. */
  changed: number;
  /** Rows that the list has lost. */
  removed: number;
  /** The rows of the page that will be new or different. */
  ids: RaRecord['id'][];
}

export const NO_NEWS: News = { added: 0, changed: 0, removed: 0, ids: [] };

export const isNews = ({ added, changed, removed }: News): boolean => added + changed + removed > 0;

/** Whether the same rows stand in the same order: what they say may follow without one of them moving. */
export const isSameOrder = (shown: Answered, now: Answered): boolean =>
  shown.data.length === now.data.length && shown.data.every(({ id }, at) => id === now.data[at]?.id);

/** What a page that is shown does not know yet. A row that came from the page before or after because others came or went is no news. */
export function newsOf(shown: Answered, now: Answered): News {
  const known = new Map(shown.data.map((record) => [record.id, record]));
  const arrived = now.data.filter(({ id }) => !known.has(id));
  const different = now.data.filter((record) => known.has(record.id) && !saysTheSame(known.get(record.id), record));
  const added = Math.max(0, now.total - shown.total);
  const removed = Math.max(0, shown.total - now.total);
  const replaced = Math.max(0, arrived.length - added - removed);
  return { added, changed: different.length + replaced, removed, ids: [...arrived, ...different].map(({ id }) => id) };
}

/** A record that was only written again says the same. */
const saysTheSame = (one: RaRecord | undefined, other: RaRecord): boolean => words(one) === words(other);

/** The fields in one order: a record that was changed on this screen has them in another. */
const words = (record: RaRecord | undefined): string =>
  JSON.stringify({ ...record, updated_at: undefined }, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
