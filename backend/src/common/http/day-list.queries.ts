import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readPage } from './list.queries.js';
import { locatePage } from './list-position.js';
import type { ListQuery, Page } from './list-query.js';

/** A list whose totals are kept per day and kind of its rows (the migration day-totals). */
export interface KeptByDay {
  table: 'audit_log' | 'reponses_quiz' | 'emelia_events';
  /** Its time column. */
  time: string;
  /** The columns that its totals are kept by. */
  kind: readonly string[];
}

/**
 * Runs a filtered query as one page with its exact total, in about the same time for ten thousand and a million rows: in the
 * order of time and filtered by nothing but the kind of its rows; else as `readPage` does. `filter` is all that narrows `query`.
 */
export async function readPageByDay<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  list: ListQuery<Record<string, unknown>>,
  { table, time, kind }: KeptByDay,
): Promise<Page<T>> {
  const filter = Object.entries(list.filter).filter(([, value]) => value !== undefined);
  if (list.sort.field !== time || !filter.every(([name, value]) => kind.includes(name) && value !== null)) return readPage(query, list);
  const conditions = filter.map(([name], index) => ` AND kind ->> '${name}' = ANY($${index + 2})`).join('');
  const days = await query.connection.query<{ key: string; n: number }[]>(
    `SELECT day::text AS key, sum(n)::int AS n FROM current_day_totals WHERE list = $1${conditions} GROUP BY day ORDER BY day`,
    [table, ...filter.map(([, value]) => (Array.isArray(value) ? value : [value]))],
  );
  const place = locatePage(days, list.offset, list.limit, list.sort.order);
  if (!place.from) return { items: [], total: place.total, offset: list.offset };
  const within = query.clone();
  const edge = (operator: string, name: string, day: { key: string } | null) =>
    day && within.andWhere(`${query.alias}.${time} ${operator} CAST(:${name} AS timestamp) AT TIME ZONE 'UTC'`, { [name]: day.key });
  edge('>=', 'fromDay', place.from);
  edge('<', 'belowDay', place.below);
  const { items } = await readPage(within, { ...list, offset: place.skip }, { total: Promise.resolve(place.total) });
  return { items, total: place.total, offset: list.offset };
}
