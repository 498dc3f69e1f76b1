import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONTACTED } from '../prospects/prospects.queries.js';
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
  'avg(prospect.score)::float8 AS average',
  'count(prospect.score)::int AS scored',
  ...STAGES.flatMap(([stage, condition], index) => [
    count(stage, condition),
    count(`${stage}_kept`, `${condition} AND ${STAGES[index - 1]?.[1] ?? 'true'}`),
  ]),
  ...BUCKETS.map(({ from, to }, index) => count(`bucket_${index}`, `prospect.score BETWEEN ${from} AND ${to}`)),
];

export type Funnel = Pick<AnalyticsRecord, 'total' | 'funnel' | 'scores'>;

/** Exact counts of prospects in one pass over the index `prospects_funnel_idx`. */
@Injectable()
export class FunnelQueries {
  constructor(private readonly database: DataSource) {}

  async of(period: Period): Promise<Funnel> {
    const { from, before } = addedWithin(period);
    const rows = await this.database.query<Record<string, number>[]>(
      `SELECT ${columns.join(', ')} FROM prospects prospect
        WHERE prospect.created_at >= coalesce($1, '-infinity'::timestamptz) AND prospect.created_at < coalesce($2, 'infinity'::timestamptz)`,
      [from, before],
    );
    const figures = rows[0] ?? {};
    const figure = (name: string) => figures[name] ?? 0;
    return {
      total: figure('total'),
      funnel: STAGES.map(([stage]) => ({ stage, count: figure(stage), from_previous: figure(`${stage}_kept`) })),
      scores: {
        count: figure('scored'),
        average: figures.average ?? null,
        buckets: BUCKETS.map((bucket, index) => ({ ...bucket, count: figure(`bucket_${index}`) })),
      },
    };
  }
}
