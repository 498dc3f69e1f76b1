import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { currentManager } from '../../../common/database/one-connection.js';
import { prepared } from '../../../common/database/prepared.js';
import { PreparedStatements } from '../../../common/database/prepared-statements.service.js';
import { readTogether } from '../../../common/read-together.js';
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

interface Counted {
  sites: Promise<Distribution>;
  isMany: boolean;
  until: number;
}

/** Above so many sites one more or less hardly moves the others: they are counted now and then only, the longer that takes the rarer. */
const FEW_SITES = 200;
const KEPT_MS = { least: 1000, most: 10 * 60_000 };
/** Part of the time that counting may take, at most. */
const COUNTING = 0.01;
const MAX_KEPT = 20;

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
     SELECT FROM measurements w WHERE w.prospect_id = own.prospect_id AND w.analysis = 'connectivity' AND w.former_site IS NULL
        AND w.measured_at BETWEEN own.at - ${SAME_VISIT} AND own.at + ${SAME_VISIT} AND w.result ->> 'outcome' <> 'ok')
   ORDER BY site, at DESC`;

const OWN = prepared(
  `SELECT own.score, own.site, prospect_peer_group(p.location, p.metadata) AS peers
     FROM (${sitesWhere('r.prospect_id = $1')}) own, prospects p WHERE p.id = $1`,
);

// both read a great part of their tables: not by the connections of visits, nor by a plan that was made while there were few
const OF_PEERS = `SELECT score, count(*)::int AS sites, array_agg(site) AS names
     FROM (${sitesWhere('prospect_peer_group(p.location, p.metadata) = $1')}) one GROUP BY 1`;
const OF_ALL = `SELECT score, count(*)::int AS sites FROM (${sitesWhere('true')}) one GROUP BY 1`;

/** A website beside its own past, and its speed on the phone beside all that we have measured ourselves. */
@Injectable()
export class Comparisons {
  private readonly kept = new Map<string, Counted>();
  private readonly counted = readTogether<string | null, Distribution>(async (groups) => {
    const count = async (peers: string | null) =>
      [
        peers,
        await currentManager(this.database).query<Distribution>(peers === null ? OF_ALL : OF_PEERS, peers === null ? [] : [peers]),
      ] as const;
    return new Map(await Promise.all(groups.map(count)));
  });

  constructor(
    private readonly database: DataSource,
    private readonly statements: PreparedStatements,
    private readonly timeline: Timeline,
    private readonly clock: Clock,
  ) {}

  async of(prospectId: string): Promise<Required<Pick<PublicReport, 'changes' | 'percentile'>>> {
    const [changes, own] = await Promise.all([this.timeline.performance(prospectId), this.own(prospectId)]);
    return { changes, percentile: await this.percentile(own) };
  }

  /** What a website is compared by; null when it does not count itself. */
  async own(prospectId: string): Promise<OwnSpeed | null> {
    const [own] = await this.statements.query<OwnSpeed>(OWN, [prospectId]);
    return own ?? null;
  }

  /** Among the sites of the same industry and town if these are enough, else among all; null when all are too few. */
  async percentile(own: OwnSpeed | null): Promise<Percentile | null> {
    if (!own) return null;
    const amongPeers = standingIn(own.peers === null ? [] : await this.sites(own.peers), own);
    const among = percentileOf(amongPeers);
    if (among !== null) return { value: among, n: amongPeers.n, scope: 'peers' };
    const everybody = standingIn(await this.sites(null), own);
    const value = percentileOf(everybody);
    return value === null ? null : { value, n: everybody.n, scope: 'all' };
  }

  /** Of few sites as they are now; of many as they were a moment ago. */
  private sites(peers: string | null): Promise<Distribution> {
    const key = peers ?? '';
    const known = this.kept.get(key);
    if (known && known.until > this.clock.now().getTime()) return known.sites;
    const sites = this.counted(peers).then((found = []) => found);
    const isMany = known?.isMany ?? false;
    // whoever asks meanwhile waits for these when they are many
    this.keep(key, { sites, isMany, until: isMany ? Number.POSITIVE_INFINITY : 0 });
    return sites;
  }

  private keep(key: string, counted: Counted): void {
    this.kept.set(key, counted);
    if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value ?? key);
    const began = performance.now();
    counted.sites.then(
      (sites) => {
        const keptMs = Math.min(KEPT_MS.most, Math.max(KEPT_MS.least, (performance.now() - began) / COUNTING));
        counted.isMany = countOf(sites) > FEW_SITES;
        counted.until = counted.isMany ? this.clock.now().getTime() + keptMs : 0;
      },
      () => this.kept.delete(key),
    );
  }
}

const countOf = (sites: Distribution): number => sites.reduce((sum, one) => sum + one.sites, 0);

/** A website that has several prospects is not slower than itself. */
function standingIn(all: Distribution, { score, site }: OwnSpeed): Standing {
  const slower = all.filter((one) => one.score < score);
  return { n: countOf(all), below: countOf(slower) - (slower.some(({ names }) => names?.includes(site)) ? 1 : 0) };
}
