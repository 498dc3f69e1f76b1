import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentManager } from '../../../common/database/one-connection.js';
import { registrableDomain } from '../../../common/registrable-domain.js';
import { normaliseSiteUrl } from '../../../common/urls.js';
import { whyNotMeasured } from '../../../rules/competitors.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { companyName } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { Settings } from '../../settings/settings.service.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import { roundUsd, ScanCosts, type VendorShare } from '../scans/scan-costs.queries.js';
import { Competitor } from './competitor.entity.js';
import { plainFigures } from './competitor-figures.js';
import type { ChosenCompetitor, CompetitorOverview, ProposedCompetitor } from './competitors.contract.js';
import { isExcluded } from './excluded-domains.js';

/** Analyses of a competitor, by the same engines as for the prospect. */
export const COMPETITOR_ANALYSES: readonly AnalysisName[] = ['connectivity', 'pagespeed', 'page', 'reviews', 'keywords'];

const MOST_PROPOSED = 6;

/** Reads the chosen and the proposed competitors of a prospect, and the cost of measuring them. */
@Injectable()
export class CompetitorOverviews {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly settings: Settings,
    private readonly costs: ScanCosts,
  ) {}

  async of(prospectId: string): Promise<CompetitorOverview> {
    const prospect = await this.prospects.get(prospectId);
    const { neverMeasured } = await this.settings.get('neighbours');
    const rows = await this.chosen(prospectId);
    const proposed = await this.proposed(prospect, neverMeasured, new Set(rows.map(({ domain }) => domain)));
    const measured = rows.filter(({ url }) => !isExcluded(url, neverMeasured)).length;
    return { chosen: rows.map((row) => toChosen(row, neverMeasured)), proposed, cost: await this.cost(measured) };
  }

  chosen(prospectId: string, manager: EntityManager = currentManager(this.database)): Promise<Competitor[]> {
    return manager.find(Competitor, {
      where: { prospect_id: prospectId },
      relations: { user: true },
      order: { chosen_at: 'ASC', id: 'ASC' },
    });
  }

  /** Prospects of the same trade and town, most recently measured first. */
  private async proposed(prospect: Prospect, excluded: readonly string[], chosen: ReadonlySet<string>): Promise<ProposedCompetitor[]> {
    const peers = await this.prospects
      .matching({ has_site: true, example: false })
      .andWhere(
        `prospect_peer_group(prospect.location, prospect.metadata) = (
           SELECT prospect_peer_group(own.location, own.metadata) FROM prospects own WHERE own.id = :id)`,
        { id: prospect.id },
      )
      .andWhere('prospect.id <> :id')
      .andWhere(`NOT prospect.metadata @> '{"internal": true}' AND NOT prospect.metadata @> '{"is_trial": true}'`)
      .orderBy(`prospect.metadata->>'last_analyzed'`, 'DESC', 'NULLS LAST')
      .addOrderBy('prospect.id')
      .limit(4 * MOST_PROPOSED)
      .getMany();
    const own = prospect.site_url ? domainOf(prospect.site_url) : null;
    const found = new Map<string, ProposedCompetitor>();
    for (const peer of peers) {
      const url = normaliseSiteUrl(peer.site_url ?? '');
      const domain = url && domainOf(url);
      if (!url || !domain || domain === own || chosen.has(domain) || found.has(domain) || isExcluded(url, excluded)) continue;
      found.set(domain, { url, domain, name: companyName(peer) ?? domain });
    }
    return [...found.values()].slice(0, MOST_PROPOSED);
  }

  private async cost(count: number): Promise<CompetitorOverview['cost']> {
    if (count === 0) return { total: 0, vendors: [] };
    const [own, each] = [await this.costs.each(null), await this.costs.each(COMPETITOR_ANALYSES)];
    const all = [...own, ...each.map(({ vendor, ...share }) => ({ vendor, calls: count * share.calls, cost: count * share.cost }))];
    const sums = new Map<string, VendorShare>();
    for (const { vendor, calls, cost } of all) {
      const sum = sums.get(vendor) ?? { vendor, calls: 0, cost: 0 };
      sums.set(vendor, { vendor, calls: sum.calls + calls, cost: sum.cost + cost });
    }
    const vendors = [...sums.values()].map(({ vendor, calls, cost }) => ({ vendor, calls: Math.ceil(calls), cost: roundUsd(cost) }));
    return { total: roundUsd(vendors.reduce((sum, { cost }) => sum + cost, 0)), vendors };
  }
}

const domainOf = (url: string): string | null => (URL.canParse(url) ? registrableDomain(url) : null);

function toChosen(row: Competitor, excluded: readonly string[]): ChosenCompetitor {
  const { id, url, domain, name, user, chosen_at, measured_at, outcome, figures } = row;
  const isWaiting = row.ordered_at !== null && (measured_at === null || measured_at < row.ordered_at);
  const measured = measured_at === null ? 'new' : figures ? 'measured' : 'not_measured';
  const state = isExcluded(url, excluded) ? 'excluded' : isWaiting ? 'waiting' : measured;
  return {
    ...{ id, url, domain, name, state },
    chosen_by: user?.name ?? null,
    chosen_at: chosen_at.toISOString(),
    measured_at: measured_at?.toISOString() ?? null,
    figures: figures && plainFigures(figures),
    missing: figures ? null : whyNotMeasured(outcome),
  };
}
