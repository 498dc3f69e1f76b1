import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DAY_LISTS } from '../database/migrations/1795509300000-day-totals.js';
import { readPage } from './list.queries.js';
import { locatePage } from './list-position.js';
import type { ListQuery, Page } from './list-query.js';

/**
 * Runs a filtered query as one page with its exact total, in about the same time for ten thousand and a million rows: in the
 * order of time and filtered by nothing but the kind of its rows; else as `readPage` does. `filter` is all that narrows `query`.
 */
export async function readPageByDay<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  list: ListQuery<Record<string, unknown>>,
): Promise<Page<T>> {
  const kept = DAY_LISTS.find(({ table }) => table === query.expressionMap.mainAlias?.metadata.tableName);
  const filter = Object.entries(list.filter).filter(([, value]) => value !== undefined);
  if (list.sort.field !== kept?.time || !filter.every(([name, value]) => kept.kind.includes(name) && value !== null))
    return readPage(query, list);
  const conditions = filter.map(([name], index) => ` AND kind ->> '${name}' = ANY($${index + 2})`).join('');
  const days = await query.connection.query<{ key: string; n: number }[]>(
    `SELECT day::text AS key, sum(n)::int AS n FROM current_day_totals WHERE list = $1${conditions} GROUP BY day ORDER BY day`,
    [kept.table, ...filter.map(([, value]) => (Array.isArray(value) ? value : [value]))],
  );
  const place = locatePage(days, list.offset, list.limit, list.sort.order);
  if (!place.from) return { items: [], total: place.total, offset: list.offset };
  const within = query.clone();
  const edge = (operator: string, name: string, day: { key: string } | null) =>
    day && within.andWhere(`${query.alias}.${kept.time} ${operator} CAST(:${name} AS timestamp) AT TIME ZONE 'UTC'`, { [name]: day.key });
  edge('>=', 'fromDay', place.from);
  edge('<', 'belowDay', place.below);
  const { items } = await readPage(within, { ...list, offset: place.skip }, { total: Promise.resolve(place.total) });
  return { items, total: place.total, offset: list.offset };
}
