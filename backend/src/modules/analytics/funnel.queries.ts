import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONTACTED } from '../prospects/pipeline.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { AnalyticsRecord, FunnelStage } from './analytics.contract.js';
import { addedWithin, type Period } from './period.js';

/** The stages in their order; each is also a filter of the list of prospects. */
const STAGES: [FunnelStage, string][] = [
  ['contacted', CONTACTED],
  ['viewed', 'prospect.page_vue'],
  ['started', 'prospect.quiz_commence'],
  ['completed', 'prospect.quiz_fait'],
  ['appointment', 'prospect.rdv_pris'],
];
const BUCKETS = Array.from({ length: 10 }, (_, index) => ({ from: index * 10, to: index === 9 ? 100 : index * 10 + 9 }));

const count = (name: string, condition: string) => `count(*) FILTER (WHERE ${condition})::int AS ${name}`;
const columns = [
  'count(*)::int AS total',
  'coalesce(sum(prospect.score), 0)::float8 AS points',
  'count(prospect.score)::int AS scored',
  ...STAGES.flatMap(([stage, condition], index) => [
    count(stage, condition),
    count(`${stage}_kept`, `${condition} AND ${STAGES[index - 1]?.[1] ?? 'true'}`),
  ]),
  ...BUCKETS.map(({ from, to }, index) => count(`bucket_${index}`, `prospect.score BETWEEN ${from} AND ${to}`)),
];

export type Funnel = Pick<AnalyticsRecord, 'total' | 'funnel' | 'scores' | 'examples'>;

/** Exact counts of prospects in one pass over the index `prospects_funnel_idx`, less the few made-up ones and those about to be deleted. */
@Injectable()
export class FunnelQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
  ) {}

  async of(period: Period): Promise<Funnel> {
    const ids = await this.prospects.examples();
    const [all, leftOut] = await Promise.all([this.counted(period, null), this.counted(period, ids)]);
    const figure = (name: string) => (all[name] ?? 0) - (leftOut[name] ?? 0);
    return {
      total: figure('total'),
      examples: leftOut.examples ?? 0,
      funnel: STAGES.map(([stage]) => ({ stage, count: figure(stage), from_previous: figure(`${stage}_kept`) })),
      scores: {
        count: figure('scored'),
        average: figure('scored') > 0 ? figure('points') / figure('scored') : null,
        buckets: BUCKETS.map((bucket, index) => ({ ...bucket, count: figure(`bucket_${index}`) })),
      },
    };
  }

  /** Counts prospects added in the period, or only those excluded from lists: examples, or pending deletion. */
  private async counted(period: Period, made: string[] | null): Promise<Record<string, number>> {
    const { from, before } = addedWithin(period);
    const [row] = await this.database.query<Record<string, number>[]>(
      `SELECT ${columns.join(', ')}${made ? ', count(*) FILTER (WHERE prospect.deletion_id IS NULL)::int AS examples' : ''} FROM prospects prospect
        WHERE prospect.created_at >= coalesce($1, '-infinity'::timestamptz) AND prospect.created_at < coalesce($2, 'infinity'::timestamptz)
          ${made ? 'AND (prospect.id = ANY($3) OR prospect.deletion_id IS NOT NULL)' : ''}`,
      made ? [from, before, made] : [from, before],
    );
    return row ?? {};
  }
}
