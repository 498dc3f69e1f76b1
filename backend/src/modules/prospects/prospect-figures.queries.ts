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

/** Filters of the prospect itself that its figures’ row answers as well. */
const SHARED_FIELDS = { status: 'text', created_at: 'date' } as const satisfies FilterFields;
/** Folded as what they are compared with. */
const WORDS = { place: 'city_words', activity: 'trade_words' } as const;

type Filter = Record<string, unknown>;
/** `mobile_points_lte` → `mobile_points`. */
const fieldOf = (name: string) => name.replace(/_(gte|lte|gt|lt|neq)$/, '');
const isFigure = (name: string) => fieldOf(name) in FIGURE_FIELDS || name in WORDS;
const isShared = (name: string) => fieldOf(name) in SHARED_FIELDS;

/** Whether it is asked of one figure’s column. */
export const isFigureFilter = (name: string): boolean => isFigureSort(fieldOf(name));
/** Whether the figures’ row answers all of it. */
export const hasOnlyFigures = (filter: Filter): boolean => Object.keys(filter).every((name) => isFigure(name) || isShared(name));
export const hasFigures = (filter: Filter): boolean => Object.keys(filter).some((name) => isFigure(name) && filter[name] !== undefined);

/** A filter in two: what the figures’ row answers by itself, and what only the prospect does. */
export function divided(filter: Filter): { figures: Filter; others: Filter } {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const isOwn = ([name]: [string, unknown]) => isFigure(name) || isShared(name);
  return {
    figures: Object.fromEntries(given.filter(isOwn)),
    others: Object.fromEntries(given.filter((entry) => !isOwn(entry))),
  };
}

/** Narrows a query of figures; whoever waits for their deletion is in none. */
export function applyFigures(query: SelectQueryBuilder<ProspectFigures>, filter: Filter): void {
  const { id: _, ...columns } = filter;
  const { alias } = query;
  query.andWhere(`${alias}.listed`);
  applyFilters(query, columns, { ...FIGURE_FIELDS, ...SHARED_FIELDS });
  for (const [name, column] of Object.entries(WORDS))
    for (const [index, word] of searchWords(filter[name] as string | undefined).entries()) {
      const { sql, values } = containsWord(`${alias}.${column}`, looseSpellingsOf(word), `${name}${index}`);
      query.andWhere(sql, values);
    }
}

/** Narrows a query of prospects by what is known of their websites. */
export function applyFiguresTo<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, filter: Filter): void {
  const figures = Object.fromEntries(Object.entries(filter).filter(([name]) => isFigure(name)));
  if (!hasFigures(figures)) return;
  const known = query.connection.manager.createQueryBuilder(ProspectFigures, 'figure').select('figure.prospect_id');
  applyFigures(known, figures);
  query.andWhere(`${query.alias}.id IN (${known.getQuery()})`).setParameters(known.getParameters());
}
