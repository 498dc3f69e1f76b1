import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type FilterFields, type ListQuery, OPERATORS, type Page } from './list-query.js';
import { containsWord, looseSpellingsOf, searchWords } from './search-words.js';

/** Adds the column filters of a list query. Names come from `fields` only; values are always bound. */
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

/** Filters by a search: `text`, an SQL expression, must contain every word, ignoring case and accents. */
export function applySearch<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, q: string | undefined, text: string): void {
  for (const [index, word] of searchWords(q).entries()) {
    const { sql, values } = containsWord(`fold_text(${text})`, looseSpellingsOf(word), `word${index}`);
    query.andWhere(sql, values);
  }
}

type NullOrder = 'NULLS FIRST' | 'NULLS LAST';

/** SQL of the sort key and of the id, which makes the order stable. */
interface PageOrder {
  key: string;
  id: string;
  nulls?: NullOrder | undefined;
  /** Sorts null last in both directions. */
  isUnknownLast?: boolean;
}

/**
 * Runs a filtered query as one page with its exact total. Ids are selected first, then the rows. Joins that do not filter are left out of
 * the count (they must be to-one). `total`: a cheaper query for the same count.
 */
export async function readPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  list: ListQuery<unknown>,
  { isUnknownLast = false, total }: { isUnknownLast?: boolean; total?: Promise<number> | undefined } = {},
): Promise<Page<T>> {
  const { alias, expressionMap } = query;
  const primary = expressionMap.mainAlias?.metadata.primaryColumns[0]?.propertyName ?? 'id';
  const order = { id: `${alias}.${primary}`, key: `${alias}.${list.sort.field}`, nulls: nullsOf(query, list.sort), isUnknownLast };
  const page = await readIds(query, order, list, total);
  const rows = page.ids.length === 0 ? [] : await query.clone().where(`${order.id} = ANY(:ids)`, { ids: page.ids }).getMany();
  const byId = new Map(rows.map((row) => [String(row[primary]), row]));
  return { items: page.ids.map((id) => byId.get(id)).filter((row) => row !== undefined), total: page.total, offset: list.offset };
}

/** Returns the ids of one page in its order, and the exact total. */
export async function readIds<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  order: PageOrder,
  list: ListQuery<unknown>,
  total?: Promise<number>,
): Promise<{ ids: string[]; total: number }> {
  const search = (list.filter as { q?: string }).q?.trim();
  if (search) return searched(query, order, list);
  const counted = total ?? countOf(query);
  const [ids, count] = await Promise.all([idsOf(partsOf(query, order, counted), order, list), counted]);
  return { ids, total: count };
}

/** An index is in this order already, unless some rows have no value. */
function nullsOf<T extends ObjectLiteral>(
  { expressionMap }: SelectQueryBuilder<T>,
  sort: ListQuery<unknown>['sort'],
): NullOrder | undefined {
  const isNullable = expressionMap.mainAlias?.metadata.findColumnWithPropertyPath(sort.field)?.isNullable;
  if (!isNullable) return undefined;
  return sort.order === 'DESC' ? 'NULLS LAST' : 'NULLS FIRST';
}

/** Consecutive stretches of a list, each in the order of one index. */
interface Part<T extends ObjectLiteral> {
  query: SelectQueryBuilder<T>;
  /** SQL of the sort; null to sort by id only. */
  key: string | null;
  nulls?: NullOrder | undefined;
  count: () => Promise<number>;
}

function partsOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, order: PageOrder, total: Promise<number>): Part<T>[] {
  const { key, nulls, isUnknownLast } = order;
  if (!isUnknownLast) return [{ query, key, nulls, count: () => total }];
  const known = query.clone().andWhere(`${key} IS NOT NULL`);
  const unknown = query.clone().andWhere(`${key} IS NULL`);
  return [
    { query: known, key, count: () => countOf(known) },
    { query: unknown, key: null, count: () => countOf(unknown) },
  ];
}

async function idsOf<T extends ObjectLiteral>(
  parts: readonly Part<T>[],
  { id }: PageOrder,
  { sort, offset, limit }: ListQuery<unknown>,
): Promise<string[]> {
  const ids: string[] = [];
  let skip = offset;
  for (const part of parts) {
    const found = await idsOfPart(part, id, sort.order, skip, limit - ids.length);
    ids.push(...found);
    if (ids.length >= limit || part === parts.at(-1)) break;
    skip = found.length > 0 ? 0 : Math.max(0, skip - (await part.count()));
  }
  return ids;
}

/** Offset from which a page is read from the nearer end. */
const DEEP = 1000;

async function idsOfPart<T extends ObjectLiteral>(
  { query, key, nulls, count }: Part<T>,
  id: string,
  order: 'ASC' | 'DESC',
  skip: number,
  size: number,
): Promise<string[]> {
  const read = async (direction: 'ASC' | 'DESC', first: NullOrder | undefined, offset: number, limit: number) => {
    if (limit <= 0) return [];
    const page = query.clone().select(id, 'id').orderBy();
    if (key) page.orderBy(key, direction, first);
    const rows = await page.addOrderBy(id, direction).offset(offset).limit(limit).getRawMany<{ id: string | number }>();
    return rows.map((row) => String(row.id));
  };
  if (skip < DEEP) return read(order, nulls, skip, size);
  const total = await count();
  if (skip < total / 2) return read(order, nulls, skip, size);
  const reverse = order === 'ASC' ? 'DESC' : 'ASC';
  const first = nulls && (nulls === 'NULLS LAST' ? 'NULLS FIRST' : 'NULLS LAST');
  return (await read(reverse, first, Math.max(0, total - skip - size), Math.min(size, total - skip))).reverse();
}

/** A search reads what it finds once, for both the total and the page. Sorted by the ids, not by their texts. */
async function searched<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { id, key, nulls = 'NULLS LAST', isUnknownLast }: PageOrder,
  { sort, offset, limit }: ListQuery<unknown>,
): Promise<{ ids: string[]; total: number }> {
  // one expression cannot be selected under two names: the same column twice would both be called `id`
  const found = query.clone().select(id, 'id');
  if (key !== id) found.addSelect(key, 'key');
  const [sql, parameters] = found.getQueryAndParameters();
  const order = key === id ? '' : `key ${sort.order} ${isUnknownLast ? 'NULLS LAST' : nulls}, `;
  const [page] = await query.connection.query<{ total: number; ids: string[] }[]>(
    `WITH found AS MATERIALIZED (${sql})
     SELECT (SELECT count(*) FROM found)::int AS total,
            ARRAY(SELECT found.id::text FROM found ORDER BY ${order}found.id ${sort.order} OFFSET ${offset} LIMIT ${limit}) AS ids`,
    parameters,
  );
  return page ?? { ids: [], total: 0 };
}

/** How many rows a query finds. */
export async function countOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<number> {
  return (await query.clone().orderBy().select('count(*)::int', 'total').getRawOne<{ total: number }>())?.total ?? 0;
}
