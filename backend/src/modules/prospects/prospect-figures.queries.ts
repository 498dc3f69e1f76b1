import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { applyFilters } from '../../common/http/list.queries.js';
import type { FilterFields } from '../../common/http/list-query.js';
import { containsWord, looseSpellingsOf, searchWords } from '../../common/http/search-words.js';
import { ProspectFigures } from './prospect-figures.entity.js';

/** Figures of a website and facts of its company that the list is filtered by, as columns of `prospect_figures`. */
export const FIGURE_FIELDS = {
  mobile_points: 'integer',
  desktop_points: 'integer',
  cms: 'text',
  findings: 'integer',
  critical: 'integer',
  keyword_count: 'integer',
  rating: 'decimal',
  review_count: 'integer',
  cited_share: 'integer',
  scanned_at: 'date',
  canton: 'text',
  city: 'text',
  trade: 'text',
} as const satisfies FilterFields;

export const FIGURE_FILTERS = {
  /** Part of the place, of the trade; accents do not matter. */
  place: z.string().max(100).optional(),
  activity: z.string().max(100).optional(),
};

export const FIGURE_SORTS = Object.keys(FIGURE_FIELDS) as (keyof typeof FIGURE_FIELDS)[];
export const isFigureSort = (field: string): field is keyof typeof FIGURE_FIELDS => field in FIGURE_FIELDS;

/** Filters of the prospect itself that its row of figures answers as well. */
const SHARED_FIELDS = { created_at: 'date' } as const satisfies FilterFields;
/** Folded as what they are compared with. */
const WORDS = { place: 'city_words', activity: 'trade_words' } as const;

type Filter = Record<string, unknown>;
/** `mobile_points_lte` → `mobile_points`. */
const fieldOf = (name: string) => name.replace(/_(gte|lte|gt|lt|neq)$/, '');
const isFigure = (name: string) => fieldOf(name) in FIGURE_FIELDS || name in WORDS;
const isShared = (name: string) => fieldOf(name) in SHARED_FIELDS || name === 'example';
const givenOf = (filter: Filter) => Object.entries(filter).filter(([, value]) => value !== undefined);

/** Returns whether the row of figures suffices for a filter. */
export const hasOnlyFigures = (filter: Filter): boolean => givenOf(filter).every(([name]) => isFigure(name) || isShared(name));
export const hasFigures = (filter: Filter): boolean => givenOf(filter).some(([name]) => isFigure(name));

/** Splits a filter into conditions on the row of figures and on the prospect. */
export function divided(filter: Filter): { figures: Filter; others: Filter } {
  const isOwn = ([name]: [string, unknown]) => isFigure(name) || isShared(name);
  const given = givenOf(filter);
  return {
    figures: Object.fromEntries(given.filter(isOwn)),
    others: Object.fromEntries(given.filter((entry) => !isOwn(entry))),
  };
}

/** Narrows a query of figures; prospects that wait for their deletion are in none. */
export function applyFigures(query: SelectQueryBuilder<ProspectFigures>, filter: Filter): void {
  const { id: _, example, ...columns } = filter;
  const { alias } = query;
  query.andWhere(`${alias}.listed`);
  // as the partial indexes have it
  if (example !== undefined) query.andWhere(`${example ? '' : 'NOT '}${alias}.example`);
  applyFilters(query, columns, { ...FIGURE_FIELDS, ...SHARED_FIELDS });
  for (const [name, column] of Object.entries(WORDS))
    for (const [index, word] of searchWords(filter[name] as string | undefined).entries()) {
      const { sql, values } = containsWord(`${alias}.${column}`, looseSpellingsOf(word), `${name}${index}`);
      query.andWhere(sql, values);
    }
}

/** Narrows a query of prospects by what is known of their websites. */
export function applyFiguresTo<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, filter: Filter): void {
  if (!hasFigures(filter)) return;
  const figures = Object.fromEntries(Object.entries(filter).filter(([name]) => isFigure(name) || name === 'example'));
  const known = query.connection.manager.createQueryBuilder(ProspectFigures, 'figure').select('figure.prospect_id');
  applyFigures(known, figures);
  query.andWhere(`${query.alias}.id IN (${known.getQuery()})`).setParameters(known.getParameters());
}
