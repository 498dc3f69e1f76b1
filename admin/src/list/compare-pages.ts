import type { RaRecord } from 'react-admin';

/** A page of a list. */
export interface Page {
  data: RaRecord[];
  total: number;
}

/** The difference between the page shown and the current one. */
export interface PageDifference {
  /** Number of new records. */
  added: number;
  /** Number of rows of the page that have changed or moved. */
  changed: number;
  /** Number of deleted records. */
  removed: number;
  /** Ids of the rows that will be new or different. */
  ids: RaRecord['id'][];
}

export const NO_DIFFERENCE: PageDifference = { added: 0, changed: 0, removed: 0, ids: [] };

export const isDifferent = ({ added, changed, removed }: PageDifference): boolean => added + changed + removed > 0;

/** Returns whether both pages have the same rows in the same order: then cells can be updated without moving a row. */
export const isSameOrder = (shown: Page, now: Page): boolean =>
  shown.data.length === now.data.length && shown.data.every(({ id }, at) => id === now.data[at]?.id);

/** Compares two pages. A row that moved in from a neighbouring page because others were added or deleted does not count. */
export function comparePages(shown: Page, now: Page): PageDifference {
  const known = new Map(shown.data.map((record) => [record.id, record]));
  const arrived = now.data.filter(({ id }) => !known.has(id));
  const different = now.data.filter((record) => known.has(record.id) && !isSameRecord(known.get(record.id), record));
  const added = Math.max(0, now.total - shown.total);
  const removed = Math.max(0, shown.total - now.total);
  const replaced = Math.max(0, arrived.length - added - removed);
  return { added, changed: different.length + replaced, removed, ids: [...arrived, ...different].map(({ id }) => id) };
}

/** A new `updated_at` alone is no change. */
const isSameRecord = (one: RaRecord | undefined, other: RaRecord): boolean => canonicalJson(one) === canonicalJson(other);

/** JSON with sorted keys: a record that was changed on this screen has its fields in another order. */
const canonicalJson = (record: RaRecord | undefined): string =>
  JSON.stringify({ ...record, updated_at: undefined }, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
