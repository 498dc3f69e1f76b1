import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KINDS, SORTS, TYPES } from '../../common/database/migrations/1795410000000-prospect-totals.js';
import type { ProspectCounters } from './prospect.contract.js';

/** Filters whose totals are kept for every combination. */
const KEPT_FILTERS = KINDS.split(', ');

export type BucketedSort = (typeof SORTS)[number]['sort'];
/** Sort columns that are divided into buckets; the key as the indexes have it, and its type. */
export const SORT_KEYS = Object.fromEntries(
  SORTS.map(({ sort, column, key }) => [sort, { key: column('prospect'), type: TYPES[key] }]),
) as Record<BucketedSort, { key: string; type: string }>;

/** One stretch of a list in the order of its sort key: where it begins, and how many of the filtered rows lie in it. */
export interface Bucket {
  key: string;
  id: string;
  n: number;
}

export const isBucketed = (sort: string): sort is BucketedSort => sort in SORT_KEYS;

/** Whether the totals of a filter are kept; others are counted. */
export const hasKeptTotal = (filter: Record<string, unknown>): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || (KEPT_FILTERS.includes(name) && value !== null));

/** Reads the totals that the database keeps. */
@Injectable()
export class ProspectTotals {
  constructor(private readonly database: DataSource) {}

  /** How many prospects of a filter lie in each bucket of a sort order, ascending; in one snapshot. */
  async buckets(sort: BucketedSort, filter: Record<string, unknown>): Promise<Bucket[]> {
    const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
    const conditions = wanted.map(([name], index) => `AND ${name} = ANY($${index + 2})`).join(' ');
    return this.database.query<Bucket[]>(
      `SELECT coalesce(mark.at::text, mark.label, mark.number::text) AS key, mark.id, coalesce(counted.n, 0)::int AS n
         FROM prospect_landmarks mark
         LEFT JOIN (SELECT bucket, sum(n) AS n FROM prospect_current_totals WHERE sort = $1 ${conditions} GROUP BY bucket) counted USING (bucket)
        WHERE mark.sort = $1 ORDER BY mark.at, mark.label, mark.number, mark.id`,
      [sort, ...wanted.map(([, value]) => (Array.isArray(value) ? value : [value]))],
    );
  }

  /** How many prospects a filter finds whose totals are kept. */
  async total(filter: Record<string, unknown>): Promise<number> {
    return (await this.buckets('status', filter)).reduce((sum, { n }) => sum + n, 0);
  }

  async counters(): Promise<ProspectCounters> {
    const sum = (condition: string) => `coalesce(sum(n) FILTER (WHERE ${condition}), 0)::int`;
    const [counters] = await this.database.query<ProspectCounters[]>(
      `SELECT ${sum('true')} AS total, ${sum('page_vue')} AS page_vue, ${sum('quiz_fait')} AS quiz_fait,
              ${sum('high_score')} AS high_score, ${sum('rdv_pris')} AS rdv_pris,
              ${sum(`review_status = 'to_review'`)} AS to_review
         FROM prospect_current_totals WHERE sort = 'status'`,
    );
    return counters as ProspectCounters;
  }
}
