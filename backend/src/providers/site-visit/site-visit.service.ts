import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ProviderError } from '../provider-error.js';
import { type FetchedPage, guardedFetch } from '../url-guard/guarded-fetch.js';
import { boundedHtml } from './bounded-html.js';
import { type DecodedHtml, decodeHtml } from './decode-html.js';
import { type Classified, classifyAnswer } from './outcome.js';

/** The home page as it was served, shared by the analyses of one scan. */
export interface SiteVisit {
  requestedUrl: string;
  page: FetchedPage;
  document: DecodedHtml;
  shown: Classified;
}

const KEEP_MS = 60_000;
const MAX_KEPT = 6;

/** Fetches a website politely: analyses that ask for the same page within a minute share one request. */
@Injectable()
export class SiteVisits {
  private readonly visits = new Map<string, Promise<SiteVisit>>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  visit(url: string): Promise<SiteVisit> {
    const known = this.visits.get(url);
    if (known) return known;
    const visit = this.fetchPage(url);
    this.visits.set(url, visit);
    visit.then(
      () => setTimeout(() => this.visits.delete(url), KEEP_MS).unref(),
      () => this.visits.delete(url),
    );
    if (this.visits.size > MAX_KEPT) this.visits.delete(this.visits.keys().next().value ?? '');
    return visit;
  }

  /** The next analysis fetches again. */
  forget(): void {
    this.visits.clear();
  }

  /** The visit, if it shows the site's own whole page; throws the named cause if not: a wrong page is never scored. */
  async ownPage(url: string): Promise<SiteVisit> {
    const visit = await this.visit(url);
    const { page, shown } = visit;
    if (page.incomplete) throw new ProviderError(page.incomplete, page.url);
    if (shown.outcome !== 'ok') throw new ProviderError(shown.outcome, shown.evidence ?? undefined);
    if (!/html|^$/i.test(page.headers['content-type'] ?? '')) throw new ProviderError('not_html', page.headers['content-type']);
    return visit;
  }

  /** A further resource of a site, e.g. its feed; null when it does not answer. */
  async resource(
    url: string,
    options: { method?: 'GET' | 'HEAD'; timeoutMs?: number; maxBytes?: number } = {},
  ): Promise<FetchedPage | null> {
    const limits = { timeoutMs: 8000, maxBytes: 1_000_000, ...options };
    return guardedFetch(url, { ...this.identity(), ...limits }).catch(() => null);
  }

  private async fetchPage(url: string): Promise<SiteVisit> {
    const page = await guardedFetch(url, this.identity());
    const decoded = decodeHtml(page.body, page.headers['content-type']);
    const document = { ...decoded, html: boundedHtml(decoded.html) };
    const shown = classifyAnswer({
      requestedUrl: url,
      finalUrl: page.url,
      status: page.status,
      headers: page.headers,
      html: document.html,
    });
    return { requestedUrl: url, page, document, shown };
  }

  private identity() {
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 SmartIndexBot/1.0 (+${this.config.publicUrl}/mentions)`;
    return { allowHosts: this.config.scanAllowHosts, userAgent };
  }
}
