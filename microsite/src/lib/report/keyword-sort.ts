import { language, t } from '../../../../backend/src/rules/language.rules.ts';
import { integer } from '../format.ts';

export type SortKey = 'keyword' | 'volume' | 'position' | 'branded' | 'opportunity';
export type SortDirection = 'ascending' | 'descending';

/** Sorts rows; those without a figure (unranked, volume unknown) stay last in both directions. */
export function sortedRows<Row>(rows: readonly Row[], valueIn: (row: Row) => string, key: SortKey, direction: SortDirection): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [valueIn(a), valueIn(b)];
    if (key === 'keyword') return sign * one.localeCompare(other, language());
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return sign * (Number(one) - Number(other));
  });
}

/** « 11 - 20 sur 43 » (specification 1, section 2.3); `from` counts from 0. */
export const rangeWords = (from: number, to: number, total: number): string =>
  t`${integer(from + 1)} - ${integer(to)} sur ${integer(total)}`;
