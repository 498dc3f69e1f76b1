import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../common/config/env.js';
import { currentManager } from '../../../common/database/one-connection.js';
import { runPrepared } from '../../../common/database/prepared-statement.js';
import { isExample } from '../../prospects/examples.queries.js';
import { percentileOf, type Standing } from '../timeline/percentile.js';
import { Timeline } from '../timeline/timeline.queries.js';
import type { PublicReport } from './public-report.contract.js';

type Percentile = NonNullable<PublicReport['percentile']>;

/** What a site is compared by: its speed, its website, and the sites of its industry and town; null = it has none. */
export interface OwnSpeed {
  score: number;
  site: string;
  peers: string | null;
}

/** Sites of one score, by name where these are few enough to be named. */
type Distribution = { score: number; sites: number; names?: string[] }[];

/** Above so many sites one more or less hardly moves the others: the slower the count, the longer it is cached. */
const FEW_SITES = 200;
const MAX_AGE_MS = { least: 1000, most: 10 * 60_000 };
/** Share of the time that counting may take, at most. */
const COUNTING = 0.01;
const MAX_GROUPS = 20;

/** Visits of one scan lie closer together than this. */
const SAME_VISIT = "interval '1 hour'";

/**
 * SQL: phone speed of companies' own pages: no examples, demonstrations, unconfirmed trials or pages of a former address. One row per
 * website, the latest.
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
     SELECT FROM measurements w WHERE w.prospect_id = own.prospect_id AND w.analysis = 'connectivity' AND w.former_site IS NULL
        AND w.measured_at BETWEEN own.at - ${SAME_VISIT} AND own.at + ${SAME_VISIT} AND w.result ->> 'outcome' <> 'ok')
   ORDER BY site, at DESC`;

const OWN = `SELECT own.score, own.site, prospect_peer_group(p.location, p.metadata) AS peers
     FROM (${sitesWhere('r.prospect_id = $1')}) own, prospects p WHERE p.id = $1`;

const OF_PEERS = `SELECT score, count(*)::int AS sites, array_agg(site) AS names
     FROM (${sitesWhere('prospect_peer_group(p.location, p.metadata) = $1')}) one GROUP BY 1`;
const OF_ALL = `SELECT score, count(*)::int AS sites FROM (${sitesWhere('true')}) one GROUP BY 1`;

/** A website beside its own past, and its speed on the phone beside all that we have measured ourselves. */
@Injectable()
export class Comparisons {
  private readonly distributions: LRUCache<string, Distribution>;

  constructor(
    private readonly database: DataSource,
    private readonly timeline: Timeline,
    @Inject(CONFIG) { cacheMaxAgeMs }: Config,
  ) {
    this.distributions = new LRUCache<string, Distribution>({
      max: MAX_GROUPS,
      fetchMethod: async (group, _stale, { options }) => {
        const began = performance.now();
        const sites = await this.count(group);
        const tookMs = performance.now() - began;
        options.ttl = countOf(sites) > FEW_SITES ? Math.min(MAX_AGE_MS.most, Math.max(MAX_AGE_MS.least, tookMs / COUNTING)) : cacheMaxAgeMs;
        return sites;
      },
    });
  }

  async of(prospectId: string): Promise<Required<Pick<PublicReport, 'changes' | 'percentile'>>> {
    const [changes, own] = await Promise.all([this.timeline.performance(prospectId), this.own(prospectId)]);
    return { changes, percentile: await this.percentile(own) };
  }

  /** What a website is compared by; null when it does not count itself. */
  async own(prospectId: string): Promise<OwnSpeed | null> {
    const [own] = await runPrepared<OwnSpeed>(this.database, 'own_speed', OWN, [prospectId]);
    return own ?? null;
  }

  /** Among the sites of the same industry and town if these are enough, else among all; null when all are too few. */
  async percentile(own: OwnSpeed | null): Promise<Percentile | null> {
    if (!own) return null;
    const amongPeers = standingIn(own.peers === null ? [] : await this.distributions.forceFetch(own.peers), own);
    const among = percentileOf(amongPeers);
    if (among !== null) return { value: among, n: amongPeers.n, scope: 'peers' };
    const everybody = standingIn(await this.distributions.forceFetch(''), own);
    const value = percentileOf(everybody);
    return value === null ? null : { value, n: everybody.n, scope: 'all' };
  }

  /** Counts the sites of a group of peers; '' = all sites. */
  private async count(group: string): Promise<Distribution> {
    return currentManager(this.database).query<Distribution>(group === '' ? OF_ALL : OF_PEERS, group === '' ? [] : [group]);
  }
}

const countOf = (sites: Distribution): number => sites.reduce((sum, one) => sum + one.sites, 0);

/** A website that has several prospects is not slower than itself. */
function standingIn(all: Distribution, { score, site }: OwnSpeed): Standing {
  const slower = all.filter((one) => one.score < score);
  return { n: countOf(all), below: countOf(slower) - (slower.some(({ names }) => names?.includes(site)) ? 1 : 0) };
}
