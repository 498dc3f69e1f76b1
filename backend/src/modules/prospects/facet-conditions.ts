import { CODED, COUNTED, FACETS, isTold } from '../../common/database/migrations/1795780000000-facets.js';

type Filter = Record<string, unknown>;
type Condition = string | null;

/** The part of the number that one facet stands in, and what is asked of it; null where the number does not tell it. */
const partOf = (name: string) => {
  const { behind = 0, bits = 0 } = FACETS[name] ?? {};
  return { sql: `((figure.facets >> ${behind}) & ${2 ** bits - 1})`, unknown: 2 ** bits - 1 };
};

/** Filters in the number under another name. */
const RENAMED: Readonly<Record<string, (value: unknown) => Condition>> = {
  // the history of the pipeline tells it
  contacted: () => null,
  next_due: (value) => (value === 'none' ? told('planned', false) : null),
  approved: (value) =>
    typeof value === 'boolean' ? `${partOf('review_status').sql} ${value ? '=' : '<>'} ${codeOf('review_status', 'validated')}` : null,
};

/**
 * What the number of few values says of a filter (1795780000000-facets), as SQL for a query that calls the figures’ row so, and the
 * filters that it does not answer. Every number in it is ours.
 */
export function facetConditions(filter: Filter): { conditions: string[]; others: Filter } {
  const asked = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, condition: conditionOf(name, value) }));
  return {
    conditions: asked.flatMap(({ condition }) => condition ?? []),
    others: Object.fromEntries(asked.filter(({ condition }) => condition === null).map(({ name, value }) => [name, value])),
  };
}

function conditionOf(name: string, value: unknown): Condition {
  const renamed = RENAMED[name];
  if (renamed) return renamed(value);
  if (name in CODED) return coded(name, value);
  if (isTold(name)) return typeof value === 'boolean' ? told(name, value) : null;
  const { column, operator } = /^(?<column>\w+?)(?:_(?<operator>gte|lte|gt|lt|neq))?$/.exec(name)?.groups ?? {};
  return column && column in COUNTED ? counted(column, operator ?? '', value) : null;
}

const told = (name: string, isSo: boolean): string => `${partOf(name).sql} = ${isSo ? 1 : 0}`;

/** 0 of a value that has no code. */
const codeOf = (name: string, value: unknown): number => (CODED[name]?.indexOf(String(value)) ?? -1) + 1;

function coded(name: string, value: unknown): Condition {
  if (value === null) return `${partOf(name).sql} = 0`;
  const codes = [value].flat().map((one) => codeOf(name, one));
  return codes.length > 0 && codes.every((code) => code > 0) ? `${partOf(name).sql} IN (${codes.join(', ')})` : null;
}

function counted(name: string, operator: string, value: unknown): Condition {
  const { sql, unknown } = partOf(name);
  if (value === null) return `${sql} = ${unknown}`;
  // from the last number but one on it says no more how many
  if (typeof value !== 'number' || value < 0 || value >= unknown - 1) return null;
  switch (operator) {
    case 'gte':
      return `${sql} BETWEEN ${value} AND ${unknown - 1}`;
    case 'gt':
      return `${sql} BETWEEN ${value + 1} AND ${unknown - 1}`;
    case 'lte':
      return `${sql} <= ${value}`;
    case 'lt':
      return `${sql} < ${value}`;
    case 'neq':
      return `${sql} NOT IN (${value}, ${unknown})`;
    default:
      return `${sql} = ${value}`;
  }
}
