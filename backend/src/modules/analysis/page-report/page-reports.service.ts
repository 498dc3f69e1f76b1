import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { invalid } from '../../../common/errors.js';
import { isSameSite } from '../../../common/registrable-domain.js';
import { INVALID_URL, normaliseSiteUrl } from '../../../common/urls.js';
import { type PageAuditReport, pageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import { type Language, languageOf, t } from '../../../rules/language.rules.js';
import { composedIn } from '../../../words/catalogues.js';
import { Findings } from '../findings/findings.queries.js';
import { Subjects } from '../measurements/subjects.queries.js';
import { PageResult } from '../results/page-result.entity.js';
import { PageSpeedResult } from '../results/page-speed-result.entity.js';
import { PageBudget } from './page-budget.service.js';
import { PageLock } from './page-lock.service.js';
import { type Page, PageMeasurement } from './page-measurement.service.js';
import type { PageReport } from './page-report.contract.js';
import { type Earlier, type Lab, type Measured, toBrokenReport, toPageReport } from './page-view.js';

interface AskedPage {
  prospectId: string;
  url: string;
  /** Measures again unless another request did while this one waited. */
  refresh: boolean;
  asked: Language | null;
}

type Stored = { measured: Measured; audit: PageAuditReport };

/** The technical report of one page of a prospect’s website: the stored one, or a fresh one. */
@Injectable()
export class PageReports {
  constructor(
    private readonly database: DataSource,
    private readonly subjects: Subjects,
    private readonly measurement: PageMeasurement,
    private readonly lock: PageLock,
    private readonly budget: PageBudget,
    private readonly findings: Findings,
    private readonly clock: Clock,
  ) {}

  async report({ prospectId, url, refresh, asked }: AskedPage): Promise<PageReport> {
    const page = await this.pageOf(prospectId, url);
    const since = this.clock.now();
    const language = languageOf(asked, page.language);
    const known = refresh ? null : await this.stored(page);
    if (known) return this.show(page, known, language);
    return this.lock.alone(`page-report ${page.prospectId} ${page.url}`, async () => {
      const meanwhile = await this.stored(page);
      if (meanwhile && (!refresh || meanwhile.measured.measuredAt > since)) return this.show(page, meanwhile, language);
      await this.budget.spend(page.prospectId);
      const fresh = await this.measurement.measure(page);
      if ('audit' in fresh) return this.show(page, fresh, language);
      return composedIn(language, () => toBrokenReport(fresh.measured, fresh.brokenStatus));
    });
  }

  /** The report of the last measurement; null when the page was never measured. Nothing is fetched. */
  async known(prospectId: string, url: string, language: Language): Promise<PageReport | null> {
    const page = await this.pageOf(prospectId, url);
    const stored = await this.stored(page);
    return stored && this.show(page, stored, language);
  }

  /**
   * Returns the stored address of a page: the known address of the site, others without fragment and without a query that was never
   * measured, so that invented queries map to the same page.
   */
  private async pageOf(prospectId: string, typed: string): Promise<Page> {
    const url = normaliseSiteUrl(typed)?.replace(/#.*$/, '');
    if (!url) throw invalid(INVALID_URL, { url: INVALID_URL });
    const site = await this.subjects.of(prospectId);
    if (!site) throw invalid(t`Ce prospect n’a pas de site web.`);
    const home = normaliseSiteUrl(site.url) ?? site.url;
    if (!URL.canParse(home) || !isSameSite(url, home)) {
      const message = t`Cette adresse n’appartient pas au site du prospect.`;
      throw invalid(message, { url: message });
    }
    const known = url === home || (await this.isStored(prospectId, url)) ? url : (url.split('?')[0] ?? url);
    const isHome = known === home;
    return { ...site, prospectId, url: isHome ? site.url : known, isHome };
  }

  private isStored(prospectId: string, url: string): Promise<boolean> {
    return this.database.getRepository(PageResult).existsBy({ prospect_id: prospectId, url });
  }

  /** Null when never measured, or measured incompletely by an earlier version. */
  private async stored({ prospectId, url }: Page): Promise<Stored | null> {
    const row = await this.database.getRepository(PageResult).findOneBy({ prospect_id: prospectId, url });
    const { data } = pageAuditReport.safeParse(row);
    if (!row || !data) return null;
    const { source, provider, measured_at: measuredAt, origins = {} } = row.provenance;
    return { audit: data, measured: { prospectId, url, source, provider, measuredAt, origins } };
  }

  private async show(page: Page, { measured, audit }: Stored, language: Language): Promise<PageReport> {
    const [lab, earlier, whole] = await Promise.all([
      this.lab(page),
      this.earlier(measured),
      page.isHome ? this.findings.counts(page.prospectId) : null,
    ]);
    return composedIn(language, () => toPageReport(measured, audit, lab, earlier, whole));
  }

  /** Lighthouse visits the home page only. */
  private async lab({ prospectId, isHome }: Page): Promise<Lab | null> {
    const row = isHome ? await this.database.getRepository(PageSpeedResult).findOneBy({ prospect_id: prospectId }) : null;
    return row?.mobile_data && row.provenance.source === 'live' ? { provider: row.provenance.provider, timings: row.mobile_data } : null;
  }

  private async earlier({ prospectId, url, measuredAt }: Measured): Promise<Earlier | null> {
    const [row] = await this.database.query<{ result: unknown; provider: string; measured_at: Date }[]>(
      `SELECT result, provider, measured_at FROM measurements
       WHERE prospect_id = $1 AND analysis = 'page' AND state = 'measured' AND source = 'live' AND measured_at < $3
         AND former_site IS NULL AND site_address(result ->> 'url') = site_address($2)
       ORDER BY measured_at DESC LIMIT 1`,
      [prospectId, url, measuredAt],
    );
    const { data } = pageAuditReport.safeParse(row?.result);
    return row && data ? { audit: data, provider: row.provider, measuredAt: row.measured_at } : null;
  }
}
