import { Injectable } from '@nestjs/common';
import { getDomain } from 'tldts';
import type { PageAuditReport } from '../page-audit/page-audit.contract.js';
import { PageAudit } from '../page-audit/page-audit.js';
import { ProviderError } from '../provider-error.js';
import { VENDOR_LABELS } from '../vendor/vendor-accounts.js';
import { DataForSeo } from './data-for-seo.service.js';
import { type InstantPage, instantPagesResult, toPageAuditReport } from './instant-page.js';

/** http → https → www; each page is billed. */
const MAX_REDIRECTS = 2;
/** Says nothing about the site: our own engine may not be recognised as a robot. */
const REFUSES_ROBOTS = [401, 403, 429, 503];

/** On-page facts from DataForSEO, which opens the page in a browser of its own. */
@Injectable()
export class InstantPagesClient extends PageAudit {
  readonly provider = 'DataForSEO OnPage';

  constructor(private readonly dataForSeo: DataForSeo) {
    super();
  }

  async audit(url: string): Promise<PageAuditReport> {
    let page = await this.visit(url);
    let redirects = 0;
    for (; page.location; redirects++) {
      if (redirects === MAX_REDIRECTS) throw new ProviderError('too_many_redirects');
      const next = URL.parse(page.location, page.url);
      if (!next) throw new ProviderError('broken_response', 'the redirect leads nowhere');
      if (siteOf(next.href) !== siteOf(url)) throw new ProviderError('other_company', next.hostname);
      page = await this.visit(next.href);
    }
    const status = page.status_code ?? 0;
    if (status === 0 || REFUSES_ROBOTS.includes(status)) throw notSeen(`the page answered the robot HTTP ${status}`);
    // a complete home page may have this status: our own engine decides
    if (status === 404) throw notSeen('the page answered HTTP 404');
    if (status >= 400) throw new ProviderError('http_error', `HTTP ${status}`);
    if (page.resource_type !== 'html') throw new ProviderError('not_html', page.resource_type ?? undefined);
    const report = toPageAuditReport(page);
    return { ...report, checks: { ...report.checks, is_redirect: redirects > 0 } };
  }

  private async visit(url: string): Promise<InstantPage> {
    const { result } = await this.dataForSeo.run({
      operation: 'instant_pages',
      path: 'on_page/instant_pages',
      task: {
        url,
        accept_language: 'fr-CH,fr;q=0.9',
        load_resources: true,
        enable_javascript: true,
        enable_browser_rendering: true,
        disable_cookie_popup: true,
      },
      result: instantPagesResult,
      expectedCost: 0.00425,
      timeoutMs: 130_000,
    });
    const page = result?.items?.[0];
    if (!page) throw notSeen('no page');
    return page;
  }
}

const notSeen = (detail: string) => new ProviderError('vendor_rejected', detail, VENDOR_LABELS.dataforseo);

const siteOf = (url: string) => getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
