import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { displayDomain } from '../../common/urls.js';
import { isExampleProspect } from '../../rules/provenance.rules.js';
import { countable } from '../analysis/countable.js';
import { Findings } from '../analysis/findings/findings.queries.js';
import { PageReports } from '../analysis/page-report/page-report.service.js';
import { PublicReports } from '../analysis/public-report.queries.js';
import { AnalysisResults } from '../analysis/results.service.js';
import { cityOf } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { Settings } from '../settings/settings.service.js';
import type { AuditFacts } from './audit-facts.js';

/** What an audit tells: the figures of the personal page, and what staff knows beyond them. */
@Injectable()
export class AuditFactsQueries {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
    private readonly reports: PublicReports,
    private readonly pages: PageReports,
    private readonly findings: Findings,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async of(prospectId: string): Promise<AuditFacts> {
    const prospect = await this.prospects.get(prospectId);
    const { company, link, site_url } = await this.prospects.toRecord(prospect);
    const [score, report, page, site, agency, legal] = await Promise.all([
      this.reports.score(prospect.token),
      this.results.report(prospectId),
      site_url ? this.pages.known(prospectId, site_url) : null,
      this.findings.of(prospectId),
      this.settings.get('agency'),
      this.settings.get('legal'),
    ]);
    const example = isExampleProspect(prospect);
    const known = { report: countable(report, example), page: page?.source === 'sample' && !example ? null : page };
    const about = { company, example, link, domain: displayDomain(site_url), city: cityOf(prospect) };
    return { ...about, ...known, score, site, agency, legal, madeAt: this.clock.now() };
  }
}

/** The measurements behind a prospect's present figures, by analysis. */
export async function measurementsOf({ manager }: DataSource, prospectId: string): Promise<Record<string, number>> {
  const rows = await manager.query<{ analysis: string; id: string }[]>(
    `SELECT DISTINCT ON (analysis) analysis, id FROM measurements
      WHERE prospect_id = $1 AND state IN ('measured', 'manual') ORDER BY analysis, measured_at DESC, id DESC`,
    [prospectId],
  );
  return Object.fromEntries(rows.map(({ analysis, id }) => [analysis, Number(id)]));
}
