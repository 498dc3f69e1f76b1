import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { nullIfMissing } from '../../common/errors.js';
import { displayDomain } from '../../common/urls.js';
import { agencyIn, legalIn } from '../../rules/agency-texts.rules.js';
import { calloutsOf } from '../../rules/evidence.rules.js';
import { languageOf } from '../../rules/language.rules.js';
import { isExampleProspect } from '../../rules/provenance.rules.js';
import { pagePath } from '../../rules/routes.rules.js';
import { Findings } from '../analysis/findings/findings.queries.js';
import { ProspectImages } from '../analysis/images/prospect-images.service.js';
import { AnalysisResults } from '../analysis/measurements/analysis-results.service.js';
import { PageReports } from '../analysis/page-report/page-reports.service.js';
import { PublicReports } from '../analysis/public-report/public-report.queries.js';
import { countable } from '../analysis/results/countable.js';
import { cityOf, companyRead } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { agencyVoice } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import { Signatories } from '../signatories/signatories.queries.js';
import type { AuditFacts, PhonePicture } from './audit-facts.js';

/** Reads the content of an audit: figures of the personal page and further ones. */
@Injectable()
export class AuditFactsQueries {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
    private readonly reports: PublicReports,
    private readonly pages: PageReports,
    private readonly findings: Findings,
    private readonly images: ProspectImages,
    private readonly settings: Settings,
    private readonly signatories: Signatories,
    private readonly clock: Clock,
  ) {}

  async of(prospectId: string): Promise<AuditFacts> {
    const prospect = await this.prospects.get(prospectId);
    const language = languageOf(prospect.language);
    const { link, site_url } = await this.prospects.toRecord(prospect);
    const [score, { headline }, report, page, site, voice, agency, legal, person] = await Promise.all([
      this.reports.score(prospect.token, language),
      this.reports.report(prospect.token, language),
      this.results.report(prospectId, language),
      site_url ? this.pages.known(prospectId, site_url, language) : null,
      this.findings.of(prospectId, language),
      agencyVoice(this.settings, language),
      this.settings.get('agency'),
      this.settings.get('legal'),
      this.signatories.pictured(prospectId, language),
    ]);
    const example = isExampleProspect(prospect);
    const known = { report: countable(report, example), page: page?.source === 'sample' && !example ? null : page };
    const company = await companyRead(prospect, language);
    const statements = { agency: agencyIn(voice, agency), legal: legalIn(voice, legal) };
    const about = { language, company, example, link, domain: displayDomain(site_url), city: cityOf(prospect) };
    const booking = `${new URL(link).origin}${pagePath('booking', prospect.token)}`;
    const phone = await this.phone(prospect.token, known.report, site);
    return { ...about, ...known, booking, headline, score, site, phone, ...statements, person, madeAt: this.clock.now() };
  }

  private async phone(token: string, { pagespeed }: AuditFacts['report'], site: AuditFacts['site']): Promise<PhonePicture | null> {
    const { evidence, fetched_at: measuredAt = '' } = pagespeed.mobile_data ?? {};
    const screen = evidence ? await this.images.seen(token, measuredAt, 'screen').catch(nullIfMissing) : null;
    if (!evidence || !screen) return null;
    const image = `data:${screen.type};base64,${Buffer.from(screen.body).toString('base64')}`;
    return { image, measuredAt, callouts: calloutsOf(evidence.places, site.items) };
  }
}

/** The measurements behind a prospect's present figures, by analysis. */
export async function measurementsOf({ manager }: DataSource, prospectId: string): Promise<Record<string, number>> {
  const rows = await manager.query<{ analysis: string; id: number }[]>(
    `SELECT DISTINCT ON (analysis) analysis, id FROM measurements
      WHERE prospect_id = $1 AND state IN ('measured', 'manual') AND former_site IS NULL ORDER BY analysis, measured_at DESC, id DESC`,
    [prospectId],
  );
  return Object.fromEntries(rows.map(({ analysis, id }) => [analysis, id]));
}
