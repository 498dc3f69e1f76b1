import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { isExample } from '../../prospects/prospects.queries.js';
import type { PublicReport } from '../public-report.contract.js';
import { percentileOf, type Standing } from './percentile.js';
import { Timeline } from './timeline.queries.js';

type Percentile = NonNullable<PublicReport['percentile']>;

/** Sites of one score, whole points. */
type Distribution = { score: number; sites: number }[];

/** Above so many sites the distribution of all changes slowly enough to be counted now and then only. */
const MANY_SITES = 5000;
const KEPT_MS = 10 * 60_000;

/** Visits of one scan lie closer together than this. */
const SAME_VISIT = "interval '1 hour'";

/**
 * Speed on the phone of a company's own page, measured by us: no example, no demonstration, no trial that nobody has
 * confirmed, no page that was another one when it was measured. One row per website, its newest.
 */
const sitesWhere = (condition: string) => `
  SELECT DISTINCT ON (site) site, score FROM (
    SELECT coalesce(site_domain(r.url), r.prospect_id::text) AS site, r.mobile_performance_score AS score, r.prospect_id,
           coalesce((r.origins #>> '{mobile_performance_score,measured_at}')::timestamptz, r.measured_at) AS at
      FROM pagespeed_results r
      JOIN prospects p ON p.id = r.prospect_id
      JOIN connectivity_results c ON c.prospect_id = r.prospect_id AND c.outcome = 'ok' AND c.source = 'live'
     WHERE r.source = 'live' AND r.mobile_performance_score IS NOT NULL AND ${condition}
       AND NOT ${isExample('p')} AND NOT p.metadata @> '{"internal": true}'
       AND (NOT p.metadata @> '{"is_trial": true}' OR p.metadata @> '{"status": "verified"}')) own
   WHERE NOT EXISTS (
     SELECT FROM measurements w WHERE w.prospect_id = own.prospect_id AND w.analysis = 'connectivity'
        AND w.measured_at BETWEEN own.at - ${SAME_VISIT} AND own.at + ${SAME_VISIT} AND w.result ->> 'outcome' <> 'ok')
   ORDER BY site, at DESC`;

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
    const [changes, percentile] = await Promise.all([this.timeline.performance(prospectId), this.percentile(prospectId)]);
    return { changes, percentile };
  }

  /** Among the sites of the same industry and town if these are enough, else among all; null when all are too few. */
  private async percentile(prospectId: string): Promise<Percentile | null> {
    const [own] = await this.database.query<({ score: number } & Standing)[]>(
      `WITH own AS (${sitesWhere('r.prospect_id = $1')}),
            peers AS (${sitesWhere('prospect_peer_group(p.location, p.metadata) = (SELECT prospect_peer_group(location, metadata) FROM prospects WHERE id = $1)')})
       SELECT own.score, count(peers)::int AS n, (count(peers) FILTER (WHERE peers.score < own.score AND peers.site <> own.site))::int AS below
         FROM own LEFT JOIN peers ON true GROUP BY own.score`,
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
    const all = await this.database.query<Distribution>(`SELECT score, count(*)::int AS sites FROM (${sitesWhere('true')}) one GROUP BY 1`);
    const sites = all.reduce((sum, one) => sum + one.sites, 0);
    this.kept = sites > MANY_SITES ? { all, until: now + KEPT_MS } : undefined;
    return all;
  }
}

function standingIn(all: Distribution, score: number): Standing {
  const sites = (some: Distribution) => some.reduce((sum, one) => sum + one.sites, 0);
  return { n: sites(all), below: sites(all.filter((one) => one.score < score)) };
}
