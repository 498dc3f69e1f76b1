import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { PublicReport } from '../public-report.contract.js';
import { percentileOf, type Standing } from './percentile.js';
import { Timeline } from './timeline.queries.js';

type Percentile = NonNullable<PublicReport['percentile']>;

/** Sites of one score, whole points. */
type Distribution = { score: number; sites: number }[];

/** Above so many sites the distribution of all changes slowly enough to be counted now and then only. */
const MANY_SITES = 5000;
const KEPT_MS = 10 * 60_000;

const MEASURED = `r.source = 'live' AND r.mobile_performance_score IS NOT NULL`;

/** A website beside its own past, and its speed on the phone beside all that we have measured ourselves. */
@Injectable()
export class Comparisons {
  private kept: { all: Distribution; until: number } | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  async of(prospectId: string): Promise<Required<Pick<PublicReport, 'changes' | 'percentile'>>> {
    const [performance, percentile] = await Promise.all([this.timeline.performance(prospectId), this.percentile(prospectId)]);
    return { changes: { performance }, percentile };
  }

  /** Among the sites of the same industry and town if these are enough, else among all; null when all are too few. */
  private async percentile(prospectId: string): Promise<Percentile | null> {
    const [own] = await this.database.query<({ score: number } & Standing)[]>(
      `WITH own AS (
         SELECT r.mobile_performance_score AS score, prospect_peer_group(p.location, p.metadata) AS peers
           FROM pagespeed_results r JOIN prospects p ON p.id = r.prospect_id WHERE r.prospect_id = $1 AND ${MEASURED})
       SELECT own.score, peers.n, peers.below FROM own, LATERAL (
         SELECT count(*)::int AS n, (count(*) FILTER (WHERE r.mobile_performance_score < own.score))::int AS below
           FROM prospects p JOIN pagespeed_results r ON r.prospect_id = p.id
          WHERE prospect_peer_group(p.location, p.metadata) = own.peers AND ${MEASURED}) peers`,
      [prospectId],
    );
    if (!own) return null;
    const among = percentileOf(own);
    if (among !== null) return { value: among, n: own.n, scope: 'peers' };
    const everybody = standingIn(await this.distribution(), own.score);
    const value = percentileOf(everybody);
    return value === null ? null : { value, n: everybody.n, scope: 'all' };
  }

  private async distribution(): Promise<Distribution> {
    const now = this.clock.now().getTime();
    if (this.kept && this.kept.until > now) return this.kept.all;
    const all = await this.database.query<Distribution>(
      `SELECT r.mobile_performance_score AS score, count(*)::int AS sites FROM pagespeed_results r WHERE ${MEASURED} GROUP BY 1`,
    );
    const sites = all.reduce((sum, one) => sum + one.sites, 0);
    this.kept = sites > MANY_SITES ? { all, until: now + KEPT_MS } : undefined;
    return all;
  }
}

function standingIn(all: Distribution, score: number): Standing {
  const sites = (some: Distribution) => some.reduce((sum, one) => sum + one.sites, 0);
  return { n: sites(all), below: sites(all.filter((one) => one.score < score)) };
}
