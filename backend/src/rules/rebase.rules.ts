type Document = Record<string, unknown>;

export const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether two values are equal, ignoring the order of fields. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => same(item, other[at]));
  if (!isDocument(one) || !isDocument(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]));
}

/**
 * Three-way merge of the changes of one user onto those of others. Fields are merged one by one, lists as a whole; on a conflict `mine`
 * prevails.
 */
export function rebase(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, base)) return theirs;
  if (!isDocument(base) || !isDocument(mine) || !isDocument(theirs)) return mine;
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name in mine || !(name in base));
  return Object.fromEntries(names.map((name) => [name, name in mine ? rebase(base[name], mine[name], theirs[name]) : theirs[name]]));
}
