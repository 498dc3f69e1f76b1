/** The part of a document at `a.b.0`; an empty path is the document itself. */
export function read(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}

/** A copy of a document with one part replaced. */
export function write(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next;
  const [name = '', ...rest] = path.split('.');
  const part = (value as Record<string, unknown> | undefined)?.[name];
  const changed = write(part, rest.join('.'), next);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === name ? changed : item));
  return { ...(value as object), [name]: changed };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What one person made of `base`, on top of what others have made of it meanwhile. Fields are merged one by one, lists as a
 * whole; where both changed the same field, `mine` stays.
 */
export function rebase(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, base)) return theirs;
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return mine;
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name in mine || !(name in base));
  return Object.fromEntries(names.map((name) => [name, name in mine ? rebase(base[name], mine[name], theirs[name]) : theirs[name]]));
}
