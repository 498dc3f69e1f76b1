import type { ProspectRecord } from '../../api/types';

/** A row of the list. */
export type ListedProspect = ProspectRecord;

/** The columns between the prospect and the actions, in their order on the screen. */
export const COLUMN_KEYS = ['status', 'review', 'followUp', 'score', 'site', 'phone', 'source', 'date', 'updated'] as const;
export type ColumnKey = (typeof COLUMN_KEYS)[number];

const DEFAULT: readonly ColumnKey[] = ['status', 'review', 'score', 'date'];

/** What is shown for a choice, which may be older than the columns: unknown names are passed over. */
export const shownColumns = (chosen: readonly string[] | null): ColumnKey[] =>
  COLUMN_KEYS.filter((key) => (chosen ?? DEFAULT).includes(key));

/** The choice after a column was switched on or off. */
export const toggleColumn = (chosen: readonly string[] | null, key: ColumnKey): ColumnKey[] => {
  const shown = shownColumns(chosen);
  return COLUMN_KEYS.filter((column) => (column === key ? !shown.includes(key) : shown.includes(column)));
};
