type Document = Record<string, unknown>;

export const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values say the same, whatever the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => same(item, other[at]));
  if (!isDocument(one) || !isDocument(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]));
}

/**
 * What one person made of `base`, on top of what others have made of it meanwhile. Fields are merged one by one, lists as a
 * whole; where both changed the same field, `mine` stays.
 */
export function rebase(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, base)) return theirs;
  if (!isDocument(base) || !isDocument(mine) || !isDocument(theirs)) return mine;
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name in mine || !(name in base));
  return Object.fromEntries(names.map((name) => [name, name in mine ? rebase(base[name], mine[name], theirs[name]) : theirs[name]]));
}
