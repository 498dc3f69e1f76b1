import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { countOf } from '../../common/http/list.queries.js';

interface KnownFirst {
  /** SQL of what is sorted by, what tells whether it is known, and of the id. */
  key: string;
  isKnown: string;
  isUnknown: string;
  id: string;
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

/**
 * The ids of one page of a list in which whatever is not known stands at the end, whichever way it is sorted. Both parts are read in the
 * order of one index; how many are known is counted only for a page that begins behind them.
 */
export async function knownFirst<T extends ObjectLiteral>(selection: SelectQueryBuilder<T>, page: KnownFirst): Promise<string[]> {
  const { key, id, order, offset, limit } = page;
  if (limit === 0) return [];
  const known = selection.clone().andWhere(page.isKnown);
  const read = async (part: SelectQueryBuilder<T>, skipped: number, wanted: number) => {
    const rows = await part.select(`${id}::text`, 'id').addOrderBy(id, order).offset(skipped).limit(wanted).getRawMany<{ id: string }>();
    return rows.map((row) => row.id);
  };
  const first = await read(known.clone().orderBy(key, order), offset, limit);
  if (first.length === limit) return first;
  const before = first.length > 0 ? offset + first.length : await countOf(known);
  return [...first, ...(await read(selection.clone().andWhere(page.isUnknown), Math.max(0, offset - before), limit - first.length))];
}
