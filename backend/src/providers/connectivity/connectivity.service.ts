import { Injectable } from '@nestjs/common';
import { isWrongPage, type WrongPage as WrongPageName } from '../../rules/outcome-names.rules.js';
import { OUTCOMES } from '../../rules/outcomes.rules.js';
import { ProviderError } from '../provider-error.js';
import type { Owner } from '../site-visit/identity.js';
import { SiteVisits } from '../site-visit/site-visits.service.js';
import { OutdatedTls } from '../url-guard/guarded-fetch.js';
import type { ConnectivityReport } from './connectivity.contract.js';

/** Checks whether a website answers and what it shows. An unreachable site is a result; a fault of ours is an error. */
@Injectable()
export class Connectivity {
  readonly provider = 'SmartIndex';

  constructor(private readonly visits: SiteVisits) {}

  /** Throws when the page is not the owner's, before anything is measured. */
  async assertOwn(url: string, owner: Owner, patienceMs?: number): Promise<void> {
    const { shown } = await this.visits.visit(url, owner, patienceMs === undefined ? {} : { patienceMs });
    if (isWrongPage(shown.outcome)) throw new ProviderError(shown.outcome, shown.evidence ?? undefined);
  }

  /** Throws `WrongPage` when the browser ended on a page that is not the owner's, whatever the visit found. */
  async confirm(url: string, seen: string, owner: Owner): Promise<void> {
    if (!URL.canParse(seen)) return;
    const { page, drawn } = await this.visits.visit(url, owner);
    if (samePage(seen, drawn?.url ?? page.url)) return;
    const report = await this.check(url, owner, seen);
    if (report.outcome !== 'ok') throw new WrongPage(report);
  }

  /** `via`: the final address of a browser that started from this one. */
  async check(url: string, owner: Owner, via?: string): Promise<ConnectivityReport> {
    try {
      const { page, drawn, shown } = await this.visits.visit(url, owner, { ...(via && { via }) });
      const { outcome, evidence, doubt } = shown;
      return {
        url,
        accessible: OUTCOMES[outcome].opens,
        outcome,
        status_code: page.status,
        response_time_ms: Math.round(page.timing.connectionMs + page.timing.waitingMs),
        final_url: drawn?.url ?? page.url,
        redirects: page.redirects,
        tls: page.tls ?? NO_TLS,
        reason: evidence ?? page.incomplete,
        doubt,
      };
    } catch (error) {
      if (!(error instanceof ProviderError) || error.isOurs) throw error;
      return {
        url,
        accessible: false,
        outcome: error instanceof OutdatedTls ? 'outdated_tls' : 'unreachable',
        status_code: null,
        response_time_ms: null,
        final_url: null,
        redirects: [],
        tls: error instanceof OutdatedTls ? error.tls : null,
        reason: error instanceof OutdatedTls ? (error.detail ?? null) : error.code,
        doubt: null,
      };
    }
  }
}

/** The browser ended on a page that is not the company's; `report` describes it. */
export class WrongPage extends ProviderError {
  constructor(readonly report: ConnectivityReport) {
    super(report.outcome as WrongPageName, report.reason ?? undefined);
  }
}

const samePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

function pageOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}

const NO_TLS = { state: 'none' as const, protocol: null, issuer: null, valid_to: null };
