import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normaliseSiteUrl } from '../../../common/urls.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import type { AddressState } from './address.contract.js';
import { LatestResults } from './latest-results.queries.js';

/** Rows of results, without the values of the prospect's own row. */
const ARE_RESULTS = `kind <> 'prospects'`;

const FORMER = `
  SELECT site, max(written) AS written, max(aside_at) AS changed_at FROM former_results
   WHERE prospect_id = $1 AND ${ARE_RESULTS} AND NOT EXISTS (SELECT FROM connectivity_results WHERE prospect_id = $1 AND outcome = 'ok')
   GROUP BY site ORDER BY max(aside_at) DESC NULLS LAST, site LIMIT 1`;

/** $2: the address of now, $3: another one. */
const NEXT = `
  SELECT site_address($2) <> site_address($3) AS other,
         EXISTS (SELECT FROM former_results WHERE prospect_id = $1 AND site = site_address($3) AND ${ARE_RESULTS}) AS returns,
         EXISTS (SELECT FROM audit_documents WHERE prospect_id = $1 AND former_site IS NULL AND status = 'made') AS ends_audits`;

/** What changing the address of a prospect has done, or would do. */
@Injectable()
export class Addresses {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly latest: LatestResults,
  ) {}

  async state(id: string, typed: string | undefined): Promise<AddressState> {
    const prospect = await this.prospects.get(id);
    const url = typed?.trim() ? normaliseSiteUrl(typed) : null;
    return { former: await this.former(id), next: url ? await this.next(prospect, url) : null };
  }

  private async former(id: string): Promise<AddressState['former']> {
    const [row] = await this.database.query<{ site: string; written: string | null; changed_at: Date | null }[]>(FORMER, [id]);
    return row ? { site: row.site, url: row.written ?? `https://${row.site}`, changed_at: row.changed_at?.toISOString() ?? null } : null;
  }

  private async next({ id, site_url }: Prospect, url: string): Promise<AddressState['next']> {
    const [row] = await this.database.query<{ other: boolean; returns: boolean; ends_audits: boolean }[]>(NEXT, [id, site_url, url]);
    if (!row?.other) return null;
    return { hides: isShown(await this.latest.report(id)), returns: row.returns, ends_audits: row.ends_audits };
  }
}

/** Returns whether the report has results of the address; typed figures belong to the company. */
const isShown = (report: AnalysisReport): boolean => Object.values(report).some(({ state }) => state === 'measured' || state === 'sample');
