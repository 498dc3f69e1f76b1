import type { ViewContent } from '../../../api/types';
import { hiddenFor } from '../prospect-columns';

/** The address of the list as a view shows it, so that it can also be passed on. */
export function searchOf({ filter, sort, perPage }: ViewContent): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  }).toString();
}

/** Returns whether a URL shows a view; URLs do not contain columns. */
export function isAddressOf({ filter, sort }: ViewContent, search: string): boolean {
  const asked = new URLSearchParams(search);
  const { filter: given, sort: field, order } = Object.fromEntries(asked);
  return field === sort.field && order === sort.order && given !== undefined && sortedText(given) === sortedText(JSON.stringify(filter));
}

function sortedText(filter: string): string {
  try {
    return JSON.stringify(Object.entries(JSON.parse(filter)).sort(([a], [b]) => (a < b ? -1 : 1)));
  } catch {
    return filter;
  }
}

/** Returns whether the list shows exactly a view; the order of its filters does not matter. */
export const isShown = (view: ViewContent, current: ViewContent): boolean => fingerprint(view) === fingerprint(current);

function fingerprint({ filter, sort, columns, perPage }: ViewContent): string {
  const sorted = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, sort.field, sort.order, hiddenFor(columns), perPage]);
}
