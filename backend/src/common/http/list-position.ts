/** Where a page lies: rows from `from` (inclusive) up to `below`, and how many of them to skip in the asked order. */
export interface Position<Bucket> {
  total: number;
  from: Bucket | null;
  below: Bucket | null;
  skip: number;
}

/**
 * Finds the stretch of buckets that holds the rows `offset` to `offset + limit` of a list, so that only these are read. A bucket
 * is one stretch of the list in the order of its sort key, with `n` of the filtered rows; `buckets` in ascending order; with
 * `DESC` the page is counted from the other end. Null `below`: up to the end of the list; a page beyond the end has no `from`.
 */
export function locatePage<Bucket extends { n: number }>(
  buckets: readonly Bucket[],
  offset: number,
  limit: number,
  order: 'ASC' | 'DESC',
): Position<Bucket> {
  const total = buckets.reduce((sum, { n }) => sum + n, 0);
  const walked = order === 'ASC' ? buckets.map((_, index) => index) : buckets.map((_, index) => buckets.length - 1 - index);
  let before = 0;
  let first: number | null = null;
  let last = 0;
  let skip = 0;
  for (const index of walked) {
    const { n } = buckets[index] as Bucket;
    if (first === null && before + n > offset) {
      first = index;
      skip = offset - before;
    }
    if (first !== null) last = index;
    before += n;
    if (first !== null && before >= offset + limit) break;
  }
  if (first === null) return { total, from: null, below: null, skip: 0 };
  const [low, high] = order === 'ASC' ? [first, last] : [last, first];
  return { total, from: buckets[low] ?? null, below: buckets[high + 1] ?? null, skip };
}
