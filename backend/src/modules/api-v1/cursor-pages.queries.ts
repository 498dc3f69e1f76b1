import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Problem } from '../../common/errors.js';
import { decodeCursor, encodeCursor } from './cursor.js';

export interface CursorQuery {
  limit: number;
  cursor?: string | undefined;
}

export interface CursorPage<T> {
  data: T[];
  nextCursor: string | null;
}

const MALFORMED = 'Curseur invalide\u202f: reprenez sans modification la valeur de nextCursor.';

/**
 * Returns one page of ids, newest first. The cursor names the last row of the page before, so that rows that are inserted or deleted
 * meanwhile neither repeat nor hide others.
 */
export async function readIdsAfter<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  list: string,
  { limit, cursor }: CursorQuery,
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const row = query.alias;
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  if (cursor !== undefined && !after) throw new Problem(400, 'bad_request', 'Invalid cursor', MALFORMED, { cursor: MALFORMED });
  if (after)
    query.andWhere(`(${row}.created_at, ${row}.id) < (:after::timestamptz, :afterId::uuid)`, { after: after.at, afterId: after.id });
  const found = await query
    .select(`${row}.id`, 'id')
    .addSelect(`to_char(${row}.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`, 'at')
    .orderBy(`${row}.created_at`, 'DESC')
    .addOrderBy(`${row}.id`, 'DESC')
    .limit(limit + 1)
    .getRawMany<{ id: string; at: string }>();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { ids: page.map(({ id }) => id), nextCursor: last ? encodeCursor(list, last) : null };
}

/** Returns records in the order of their ids; those deleted meanwhile are left out. */
export function inOrder<T extends { id: string }>(ids: readonly string[], records: readonly T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
