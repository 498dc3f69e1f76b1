import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';

/** A made-up company (rules/provenance), as its index has it: the one place where SQL decides it, for a query that calls prospects so. */
export const isExample = (prospects = 'prospect'): string => `${prospects}.metadata @> '{"demo": true}'`;

/** Whether a row belongs to a made-up company, by the column of its prospect; a row without a prospect does not. */
export const ofExample = (column: string): string =>
  `(${column} IN (SELECT made.id FROM prospects made WHERE ${isExample('made')})) IS TRUE`;

/** Rows that count: of no made-up company. */
export const countable = (column: string): string => `NOT ${ofExample(column)}`;

/** The filter of every list of prospects and of their rows. */
export const EXAMPLE_FILTER = {
  /** Example companies only; without it they are excluded from lists and counts. */
  example: z.boolean().optional(),
};

interface ListFilter {
  example?: boolean | undefined;
  id?: unknown;
  prospect_id?: unknown;
  scan_id?: unknown;
  scan_outcome?: string | string[] | undefined;
}

/** Whether a list shows made-up companies; null where it names its rows, their prospect, their scan or the outcome of examples. */
export function showsExamples({ example, id, prospect_id, scan_id, scan_outcome }: ListFilter): boolean | null {
  if (example !== undefined) return example;
  const isNamed = [id, prospect_id, scan_id].some((value) => value !== undefined) || [scan_outcome].flat().includes('sample');
  return isNamed ? null : false;
}

/** Narrows a list by the prospect in `column`. */
export function applyExamples<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, filter: ListFilter, column: string): void {
  const shows = showsExamples(filter);
  if (shows !== null) query.andWhere(shows ? ofExample(column) : countable(column));
}
