import { z } from 'zod';
import { bigint, calendarDay, integer, moment } from './field.contract.js';
import { isStorableText, UNSTORABLE_TEXT } from './storable-text.js';

/** A page of a list in the react-admin dialect (ra-data-simple-rest). */
export interface ListQuery<Filter> {
  sort: { field: string; order: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Filter;
}

/** A page of records and the exact number of all that match. */
export interface Page<T> {
  items: T[];
  total: number;
  offset: number;
}

export const MAX_PAGE = 1000;

const scalar = {
  text: z.string(),
  boolean: z.boolean(),
  integer,
  bigint,
  decimal: z.number().min(-1e9).max(1e9),
  date: moment().or(calendarDay()),
  uuid: z.uuid().toLowerCase(),
};
export type FilterKind = keyof typeof scalar;

/** Equality filters: a value, one of several, or null. */
const EQUALS = new Map(
  Object.entries(scalar).map(([kind, value]) => [
    kind,
    z.union([value, z.array(value).max(5000), z.null()]).meta({ id: `Equals${kind[0]?.toUpperCase()}${kind.slice(1)}` }),
  ]),
);
export type FilterFields = Record<string, FilterKind>;

/** `{ score: 'integer' }` → accepts `score`, a list of scores, null, and `score_gte`, `_lte`, `_gt`, `_lt`, `_neq`. */
export function filterSchema(fields: FilterFields, own: z.ZodRawShape) {
  const shape: Record<string, z.core.$ZodType> = { ...own };
  for (const [field, kind] of Object.entries({ id: 'uuid', ...fields } as FilterFields)) {
    const value = scalar[kind];
    shape[field] = EQUALS.get(kind)?.optional() as z.core.$ZodType;
    for (const operator of OPERATORS.keys()) shape[field + operator] = value.optional();
  }
  return z.strictObject(shape);
}

export const OPERATORS = new Map([
  ['_gte', '>='],
  ['_lte', '<='],
  ['_gt', '>'],
  ['_lt', '<'],
  ['_neq', '<>'],
]);

/** Describes the list dialect once, in the head of the API description. */
export const LIST_WORDS = [
  'Lists take three parameters of JSON: `filter`, an object of the fields that `x-fields` names (a column also takes null, a list, and',
  `${[...OPERATORS.keys()].join(', ')} behind its name), \`range\`, [first, last], and \`sort\`, [field of \`x-sortable\`, "ASC" or "DESC"].`,
].join(' ');

const json = (text: string | undefined, fallback: unknown, context: z.RefinementCtx): unknown => {
  if (text === undefined || text === '') return fallback;
  const value = parsed(text);
  if (value !== undefined && isStorableText(value)) return value;
  context.addIssue({ code: 'custom', message: value === undefined ? 'JSON invalide' : UNSTORABLE_TEXT });
  return z.NEVER;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Schema of `?filter=&range=&sort=`. `fields` are columns that may be filtered, `own` are filters of the resource
 * itself (such as `q`), `sortable` the columns a list may be sorted by; the first is the default, newest first.
 */
export function listQuery<Own extends z.ZodRawShape>(sortable: readonly [string, ...string[]], fields: FilterFields, own: Own) {
  const sort = z.tuple([
    z.enum(sortable),
    z
      .string()
      .toUpperCase()
      .pipe(z.enum(['ASC', 'DESC'])),
  ]);
  const range = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
  const filter = filterSchema(fields, own);
  const described = {
    ...Object.fromEntries(Object.keys(own).map((name) => [name, name === 'q' ? 'text' : 'other'])),
    id: 'uuid',
    ...fields,
  };
  return z
    .object({
      filter: z
        .string()
        .meta({ 'x-fields': described })
        .optional()
        .transform((text, context) => json(text, {}, context))
        .pipe(filter),
      range: z
        .string()
        .optional()
        .transform((text, context) => json(text, [0, MAX_PAGE - 1], context))
        .pipe(range),
      sort: z
        .string()
        .meta({ 'x-sortable': sortable })
        .optional()
        .transform((text, context) => json(text, [sortable[0], 'DESC'], context))
        .pipe(sort),
      embed: z.string().optional(),
    })
    .transform(({ filter, range: [first, last], sort: [field, order] }) => {
      const limit = Math.max(0, Math.min(last - first + 1, Array.isArray(filter.id) ? 5000 : MAX_PAGE));
      return { sort: { field, order }, offset: first, limit, filter } as ListQuery<z.infer<z.ZodObject<Own>> & Record<string, unknown>>;
    });
}
