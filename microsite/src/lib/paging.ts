/** Page numbers of the pagination: all of a few, else first, last and adjacent ones. Null is a gap. */
export function pageButtons(current: number, pages: number): (number | null)[] {
  const SHOWN = 7;
  if (pages <= SHOWN) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const wanted = [...new Set(near)].sort((a, b) => a - b);
  return wanted.flatMap((page, index) => (index > 0 && page - (wanted[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}

/** First and last row (exclusive, from 0) of a page. */
export const pageRange = (page: number, size: number): [number, number] => [(page - 1) * size, page * size];
