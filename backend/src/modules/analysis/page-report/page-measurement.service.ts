import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { Problem } from '../../../common/errors.js';
import { Connectivity } from '../../../providers/connectivity/connectivity.service.js';
import type { PageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { SiteVisits } from '../../../providers/site-visit/site-visits.service.js';
import { TranslatableMessage, translatable } from '../../../rules/language.rules.js';
import { AnalysisRegistry } from '../measurements/analysis-registry.service.js';
import { AnalysisResults, type Attempt } from '../measurements/analysis-results.service.js';
import { type AnalysisOutput, ownerOf, type Subject } from '../results/analysis.js';
import { speedPlan } from '../scans/scan-plan.js';
import { brokenStatus } from './broken-page.js';
import { brokenStatusOf, type Measured } from './page-view.js';

/** A page of a prospect’s website; `url` is the key under which its result is stored. */
export type Page = Subject & { prospectId: string; isHome: boolean };

/** What a fresh analysis found: the page, or the error that it answers with. */
export type Fresh = { measured: Measured } & ({ audit: PageAuditReport } | { brokenStatus: number });

/** Measures one page now. A page in order replaces its stored result; a broken one is reported and replaces nothing. */
@Injectable()
export class PageMeasurement {
  constructor(
    private readonly database: DataSource,
    private readonly registry: AnalysisRegistry,
    private readonly results: AnalysisResults,
    private readonly visits: SiteVisits,
    private readonly connectivity: Connectivity,
    private readonly clock: Clock,
  ) {}

  async measure({ isHome, ...subject }: Page): Promise<Fresh> {
    const { prospectId, url, site = null } = subject;
    const started = performance.now();
    const attempt = (measuredAt: Date): Attempt => {
      return { prospectId, analysis: 'page', site, scanId: null, measuredAt, durationMs: performance.now() - started };
    };
    const measured = (provider: string): Measured => ({ prospectId, url, source: 'live', provider, measuredAt: this.clock.now() });
    this.visits.forget(); // what was fetched a moment ago is not fresh
    try {
      await this.connectivity.assertOwn(url, ownerOf(subject), PATIENCE_MS);
      const output = await this.run(subject);
      const fresh = measured(output.provider);
      const audit = output.result as PageAuditReport;
      const status = brokenStatusOf(audit);
      if (status !== null) return { measured: fresh, brokenStatus: status };
      await this.database.transaction((manager) => this.results.save(manager, attempt(fresh.measuredAt), output as AnalysisOutput));
      return { measured: fresh, audit };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { code, message, detail = null } = error;
      const failed = measured('');
      // the history contains failures of the site, not of arbitrary addresses
      const failure = { code, message, detail };
      if (isHome) await this.database.transaction((manager) => this.results.saveFailure(manager, attempt(failed.measuredAt), failure));
      const status = ANSWERS_WITH_ERROR.has(code) ? brokenStatus(detail) : null;
      if (status === null)
        throw new Problem(
          422,
          'page_not_analysed',
          'Page not analysed',
          translatable`Impossible d'analyser cette page. ${new TranslatableMessage(message)}`,
        );
      return { measured: failed, brokenStatus: status };
    }
  }

  private run(subject: Subject): Promise<AnalysisOutput<'page'>> {
    const context = { signal: new AbortController().signal, facts: null, speed: speedPlan('single') };
    return this.registry.get('page').run(subject, context) as Promise<AnalysisOutput<'page'>>;
  }
}

/** A visitor waits: without a free browser the page is analysed as sent. */
const PATIENCE_MS = 4000;

/** Causes that mean that the page itself answers with an error. */
const ANSWERS_WITH_ERROR = new Set(['http_error', 'login_wall', 'maintenance']);
