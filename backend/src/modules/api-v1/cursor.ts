import { z } from 'zod';
import { moment, uuid } from '../../common/http/field.contract.js';

/** Position in a list: time (to the microsecond) and id of the last row, newest first. */
export interface Position {
  at: string;
  id: string;
}

const content = z.tuple([z.string(), moment(), uuid]);

/** Encodes a position of a list as an opaque text. */
export const encodeCursor = (list: string, { at, id }: Position): string =>
  Buffer.from(JSON.stringify([list, at, id])).toString('base64url');

/** Decodes a cursor of this list; null for any other text. */
export function decodeCursor(list: string, cursor: string): Position | null {
  const [of, at, id] = content.safeParse(parsed(Buffer.from(cursor, 'base64url').toString())).data ?? [];
  return of === list && at !== undefined && id !== undefined ? { at, id } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
