import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type FilterFields, type ListQuery, OPERATORS, type Page } from './list-query.js';
import { containsWord, looseSpellingsOf, searchWords } from './search-words.js';

/** Adds the column filters of a list query; names come from `fields` alone, values are always bound. */
export function applyFilters<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  filter: Record<string, unknown>,
  fields: FilterFields,
): void {
  for (const field of ['id', ...Object.keys(fields)]) {
    const column = `${query.alias}.${field}`;
    const value = filter[field];
    if (value === null) query.andWhere(`${column} IS NULL`);
    else if (Array.isArray(value)) query.andWhere(`${column} = ANY(:${field})`, { [field]: value });
    else if (value !== undefined) query.andWhere(`${column} = :${field}`, { [field]: value });
    for (const [suffix, operator] of OPERATORS) {
      const bound = filter[field + suffix];
      if (bound !== undefined) query.andWhere(`${column} ${operator} :${field}${suffix}`, { [field + suffix]: bound });
    }
  }
}

/** Keeps the records whose `text`, an SQL expression, contains every word of the search; case and accents do not matter. */
export function applySearch<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, q: string | undefined, text: string): void {
  for (const [index, word] of searchWords(q).entries()) {
    const { sql, values } = containsWord(`fold_text(${text})`, looseSpellingsOf(word), `word${index}`);
    query.andWhere(sql, values);
  }
}

/**
 * Runs a filtered query as one page with its exact total; the id makes the order stable. Rows are found by their id before they are
 * read whole, and joins that decide nothing are left out of the counting (they must lead to one row at most). `key` is the SQL of
 * the sort field where an index has it otherwise than the column; `total` where somebody knows it without counting.
 */
export async function readPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  list: ListQuery<unknown>,
  known: { key?: string; total?: Promise<number> } = {},
): Promise<Page<T>> {
  const { alias, expressionMap } = query;
  const primary = expressionMap.mainAlias?.metadata.primaryColumns[0]?.propertyName ?? 'id';
  const order = { id: `${alias}.${primary}`, key: known.key ?? `${alias}.${list.sort.field}`, nulls: nullsOf(query, list.sort) };
  const search = (list.filter as { q?: string }).q?.trim();
  const { ids, total } = search ? await searched(query, order, list) : await listed(query, order, list, known.total);
  const rows = ids.length === 0 ? [] : await query.clone().where(`${order.id} = ANY(:ids)`, { ids }).getMany();
  const byId = new Map(rows.map((row) => [String(row[primary]), row]));
  return { items: ids.map((id) => byId.get(id)).filter((row) => row !== undefined), total, offset: list.offset };
}

type NullOrder = 'NULLS FIRST' | 'NULLS LAST';

interface Order {
  id: string;
  key: string;
  nulls: NullOrder | undefined;
}

/** Rows from which on a page is read from the nearer end. */
const DEEP = 1000;

/** An index is in this order already, unless nothing stands in some rows. */
function nullsOf<T extends ObjectLiteral>({ expressionMap }: SelectQueryBuilder<T>, sort: ListQuery<unknown>['sort']): Order['nulls'] {
  const isNullable = expressionMap.mainAlias?.metadata.findColumnWithPropertyPath(sort.field)?.isNullable;
  if (!isNullable) return undefined;
  return sort.order === 'DESC' ? 'NULLS LAST' : 'NULLS FIRST';
}

async function listed<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { id, key, nulls }: Order,
  { sort, offset, limit }: ListQuery<unknown>,
  total?: Promise<number>,
): Promise<{ ids: string[]; total: number }> {
  const page = query.clone().select(`${id}::text`, 'id');
  const read = async (order: 'ASC' | 'DESC', first: NullOrder | undefined, skip: number, size: number) => {
    if (size <= 0) return [];
    const rows = await page.orderBy(key, order, first).addOrderBy(id, order).offset(skip).limit(size).getRawMany<{ id: string }>();
    return rows.map((row) => row.id);
  };
  const counted = total ?? countOf(query);
  if (offset < DEEP) {
    const [ids, count] = await Promise.all([read(sort.order, nulls, offset, limit), counted]);
    return { ids, total: count };
  }
  // a page of the second half is read from the end
  const count = await counted;
  if (offset < count / 2) return { ids: await read(sort.order, nulls, offset, limit), total: count };
  const end = Math.max(0, count - offset - limit);
  const [reverse, first] = sort.order === 'ASC' ? (['DESC', nulls && 'NULLS LAST'] as const) : (['ASC', nulls && 'NULLS FIRST'] as const);
  return { ids: (await read(reverse, first, end, Math.min(limit, count - offset))).reverse(), total: count };
}

/** A search reads what it finds once, for both the total and the page. Sorted by the ids, not by their texts. */
async function searched<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { id, key, nulls = 'NULLS LAST' }: Order,
  { sort, offset, limit }: ListQuery<unknown>,
): Promise<{ ids: string[]; total: number }> {
  // one expression cannot be selected under two names: the same column twice would both be called `id`
  const found = query.clone().select(id, 'id');
  if (key !== id) found.addSelect(key, 'key');
  const [sql, parameters] = found.getQueryAndParameters();
  const [page] = await query.connection.query<{ total: number; ids: string[] }[]>(
    `WITH found AS MATERIALIZED (${sql})
     SELECT (SELECT count(*) FROM found)::int AS total,
            ARRAY(SELECT found.id::text FROM found ORDER BY ${key === id ? '' : `key ${sort.order} ${nulls}, `}found.id ${sort.order} OFFSET ${offset} LIMIT ${limit}) AS ids`,
    parameters,
  );
  return page ?? { ids: [], total: 0 };
}

/** How many rows a query finds. */
export async function countOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<number> {
  return (await query.clone().orderBy().select('count(*)::int', 'total').getRawOne<{ total: number }>())?.total ?? 0;
}
