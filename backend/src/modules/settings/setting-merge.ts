import { isDeepStrictEqual } from 'node:util';

type Document = Record<string, unknown>;

/**
 * What one person made of `base`, on top of what others have made of it meanwhile. Fields are merged one by one, lists as a
 * whole; where both changed the same field, `mine` stays.
 */
export function rebase(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (!isDocument(base) || !isDocument(mine) || !isDocument(theirs)) return mine;
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name in mine || !(name in base));
  return Object.fromEntries(names.map((name) => [name, name in mine ? rebase(base[name], mine[name], theirs[name]) : theirs[name]]));
}

/** The paths of what was given and is no field of the document that was made of it. */
export function unknownFields(given: unknown, made: unknown, path: string[] = []): string[] {
  if (Array.isArray(given) && Array.isArray(made)) {
    return given.flatMap((item, index) => unknownFields(item, made[index], [...path, String(index)]));
  }
  if (!isDocument(given) || !isDocument(made)) return [];
  return Object.keys(given).flatMap((name) => {
    const place = [...path, name];
    return Object.hasOwn(made, name) ? unknownFields(given[name], made[name], place) : [place.join('.')];
  });
}

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);
