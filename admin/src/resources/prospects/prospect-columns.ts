import type { ListedProspect as Row } from '../../api/types';

/** A row of the list. */
export type ListedProspect = Row;

/** The columns between the prospect and the actions, in their order on the screen. */
export const COLUMN_KEYS = [
  'status',
  'review',
  'followUp',
  'owner',
  'nextAction',
  'score',
  'mobile',
  'desktop',
  'cms',
  'findings',
  'keywords',
  'reviews',
  'citations',
  'scanned',
  'city',
  'trade',
  'site',
  'phone',
  'source',
  'date',
  'updated',
] as const;
export type ColumnKey = (typeof COLUMN_KEYS)[number];

const SHOWN_AT_FIRST: readonly ColumnKey[] = ['status', 'review', 'score', 'date'];
export const HIDDEN_AT_FIRST: ColumnKey[] = COLUMN_KEYS.filter((key) => !SHOWN_AT_FIRST.includes(key));

const without = (left: readonly string[]): ColumnKey[] => COLUMN_KEYS.filter((key) => !left.includes(key));

/** The columns to hide for a view, which may be older than some columns; null is the default of the list. */
export const hiddenFor = (shown: readonly string[] | null): ColumnKey[] => (shown ? without(shown) : HIDDEN_AT_FIRST);

/** The columns that a view stores for the hidden ones. */
export const shownBeside = (hidden: readonly string[]): ColumnKey[] | null => {
  const isOwnChoice = HIDDEN_AT_FIRST.length === hidden.length && HIDDEN_AT_FIRST.every((key) => hidden.includes(key));
  return isOwnChoice ? null : without(hidden);
};
