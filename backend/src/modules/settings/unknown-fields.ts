import { isDocument } from '../../rules/rebase.rules.js';

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
