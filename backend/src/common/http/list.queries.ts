import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type FilterFields, type ListQuery, OPERATORS, type Page } from './list-query.js';

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

/** The words of a search, ready to stand in a LIKE pattern. */
export const searchWords = (q: string | undefined): string[] =>
  (q ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));

/** Keeps the records whose `text`, an SQL expression, contains every word of the search; case and accents do not matter. */
export function applySearch<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, q: string | undefined, text: string): void {
  for (const [index, word] of searchWords(q).entries())
    query.andWhere(`fold_text(${text}) LIKE '%' || fold_text(:word${index}) || '%'`, { [`word${index}`]: word });
}

/**
 * The same for records of a prospect: each word stands in `text`, an SQL expression of the record `own` that has a trigram index,
 * or in what prospects are found by. Two sets put together, since an OR across two tables reads both of them whole.
 */
export function applySearchWithProspect<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, q: string | undefined, text: string): void {
  const table = query.expressionMap.mainAlias?.metadata.tableName;
  for (const [index, word] of searchWords(q).entries()) {
    const pattern = `'%' || fold_text(:word${index}) || '%'`;
    query.andWhere(
      `${query.alias}.id IN (SELECT own.id FROM ${table} own WHERE fold_text(${text}) LIKE ${pattern} UNION ALL
         SELECT own.id FROM ${table} own JOIN prospects found ON found.id = own.prospect_id WHERE found.search_text LIKE ${pattern})`,
      { [`word${index}`]: word },
    );
  }
}

/**
 * Runs a filtered query as one page with its exact total; the id makes the order stable. Rows are found by their id before they are
 * read whole, and joins that decide nothing are left out of the counting (they must lead to one row at most).
 */
export async function readPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { sort, offset, limit }: ListQuery<unknown>,
): Promise<Page<T>> {
  const { alias } = query;
  const column = query.expressionMap.mainAlias?.metadata.findColumnWithPropertyPath(sort.field);
  // an index is in this order already, unless nothing stands in some rows
  const nulls = !column?.isNullable ? undefined : sort.order === 'DESC' ? 'NULLS LAST' : 'NULLS FIRST';
  const ordered = query.clone().orderBy(`${alias}.${sort.field}`, sort.order, nulls).addOrderBy(`${alias}.id`, sort.order);
  const [found, counted] = await Promise.all([
    limit > 0 ? ordered.clone().select(`${alias}.id`, 'id').offset(offset).limit(limit).getRawMany<{ id: string }>() : [],
    query.clone().orderBy().select('count(*)::int', 'total').getRawOne<{ total: number }>(),
  ]);
  const items = found.length === 0 ? [] : await ordered.andWhere(`${alias}.id = ANY(:page)`, { page: found.map(({ id }) => id) }).getMany();
  return { items, total: counted?.total ?? 0, offset };
}
