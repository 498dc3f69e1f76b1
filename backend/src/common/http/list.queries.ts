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

/** Keeps the records whose `text`, an SQL expression, contains every word of the search; case and accents do not matter. */
export function applySearch<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, q: string | undefined, text: string): void {
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 8);
  for (const [index, word] of words.entries()) {
    query.andWhere(`fold_text(${text}) LIKE '%' || fold_text(:word${index}) || '%'`, { [`word${index}`]: word.replace(/[\\%_]/g, '\\$&') });
  }
}

/** Runs a filtered query as one page with its exact total; the id makes the order stable. */
export async function readPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { sort, offset, limit }: ListQuery<unknown>,
): Promise<Page<T>> {
  const nulls = sort.order === 'DESC' ? 'NULLS LAST' : 'NULLS FIRST';
  query.orderBy(`${query.alias}.${sort.field}`, sort.order, nulls).addOrderBy(`${query.alias}.id`, sort.order);
  const [items, total] = await Promise.all([query.clone().offset(offset).limit(limit).getMany(), query.clone().orderBy().getCount()]);
  return { items, total, offset };
}
