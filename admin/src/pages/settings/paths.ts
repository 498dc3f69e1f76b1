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

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
