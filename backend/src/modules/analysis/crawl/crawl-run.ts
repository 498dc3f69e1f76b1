import type { ForeignReader } from '../../../providers/foreign/foreign-reader.service.js';
import type { CrawledPage } from '../../../providers/page-audit/crawled-page.js';
import { checkableStatus } from '../../../providers/page-audit/link-answer.js';
import { ProviderError } from '../../../providers/provider-error.js';
import type { FetchedPage } from '../../../providers/url-guard/guarded-fetch.js';
import { indexingOf } from '../../../rules/indexing.rules.js';
import { type CrawlEnd, type CrawlLimits, SLOW_ANSWER_MS } from '../../../rules/site-crawl.rules.js';
import { addressKey, canonicalAddress, isSameHost } from './crawl-address.js';
import { crawlFindings, type VisitedPage } from './crawl-findings.js';
import { CrawlFrontier, type KnownAddress } from './crawl-frontier.js';
import { type CrawlStart, isHtml, redirectTarget } from './crawl-start.js';
import { CrawlTimeOver, type CrawlVisitor } from './crawl-visitor.js';
import type { CrawlResult } from './site-crawl.contract.js';
import type { CrawlOptions } from './site-crawler.service.js';

interface CrawlTools extends Pick<CrawlOptions, 'onProgress'> {
  visitor: CrawlVisitor;
  reader: ForeignReader;
  limits: CrawlLimits;
  /** When the exploration began. */
  now: string;
}

const MAX_SITEMAP_BYTES = 2_000_000;
/** A server that has too much to do, or wants robots to be slower. */
const BUSY = new Set([429, 503]);
/** Answers that keep robots away; a page for members alone (401) is none. */
const REFUSED = new Set([403, ...BUSY]);
/** Causes that say that the server does not want, or cannot bear, more visits. */
const SILENT = new Set(['timeout', 'connection_refused', 'connection_failed']);

/** One exploration, from the home page to the result. */
export class CrawlRun {
  private readonly frontier: CrawlFrontier;
  private readonly visited: VisitedPage[] = [];
  private forbidden = 0;
  /** Requests in a row without a usable answer. */
  private refusals = 0;
  /** The answer of the home page, which was requested first. */
  private opened: FetchedPage | null;

  constructor(
    private readonly start: CrawlStart,
    private readonly tools: CrawlTools,
  ) {
    this.frontier = new CrawlFrontier(new URL(start.url).origin, tools.limits);
    this.frontier.add(start.url, 0);
    this.opened = start.home;
  }

  async run(): Promise<CrawlResult> {
    const ended = await this.explore().catch((error: unknown): CrawlEnd => {
      if (error instanceof CrawlTimeOver) return 'time';
      throw error;
    });
    const { url } = this.start;
    return {
      ...{ url, explored_at: this.tools.now, ended, known: this.frontier.size, forbidden: this.forbidden },
      visited: this.visited.length,
      pages: this.visited.filter(({ page }) => page !== null).length,
      delay_ms: Math.round(this.tools.visitor.delayMs),
      findings: crawlFindings({ visited: this.visited, known: (address) => this.frontier.of(address) }),
    };
  }

  private async explore(): Promise<CrawlEnd> {
    const { limits, onProgress } = this.tools;
    for (let next = this.frontier.next(); next; next = this.frontier.next()) {
      if (!this.start.robots.allows(next.url)) {
        this.forbidden++;
        continue;
      }
      if (this.visited.length >= limits.addresses) return 'addresses';
      if (this.refusals >= limits.refusals) return 'refused';
      await onProgress({ visited: this.visited.length, known: this.frontier.size });
      this.visited.push(await this.visit(next));
      // behind the links of the home page, so that what visitors find comes first
      if (this.visited.length === 1) await this.readSitemaps();
    }
    return 'complete';
  }

  private async visit(address: KnownAddress): Promise<VisitedPage> {
    const { url } = address;
    const nothing = { url, status: null, failure: null, redirectTo: null, page: null, waitingMs: null };
    try {
      const answer = this.opened ?? (await this.tools.visitor.page(url));
      this.opened = null;
      const status = checkableStatus(answer);
      this.judgeRefusal(answer.status, status === null && REFUSED.has(answer.status));
      const redirectTo = redirectTarget(answer);
      if (redirectTo !== null) return { ...nothing, status, redirectTo: this.redirected(redirectTo, address) };
      if (answer.status !== 200 || !isHtml(answer)) return { ...nothing, status };
      const waitingMs = await this.shorterWait(url, answer.timing.waitingMs);
      return { ...nothing, status, page: await this.read(answer, address), waitingMs };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.judgeRefusal(null, SILENT.has(error.code));
      // a cause of our own says nothing about the site
      return { ...nothing, failure: error.isOurs || error.code === 'page_unreadable' ? null : error.code };
    }
  }

  /** Slows down for a busy server; `isRefused`: the answer shows nothing of the site. */
  private judgeRefusal(status: number | null, isRefused: boolean): void {
    this.refusals = isRefused ? this.refusals + 1 : 0;
    if (status !== null && BUSY.has(status)) this.tools.visitor.slowDown();
  }

  /** A target on the site is visited in its turn; one elsewhere is not. */
  private redirected(target: string, from: KnownAddress): string {
    this.frontier.add(target, from.depth);
    const known = this.frontier.of(target);
    if (known) known.isInNavigation ||= from.isInNavigation;
    return target;
  }

  /** A slow answer counts only when a second one is slow too. */
  private async shorterWait(url: string, firstMs: number): Promise<number> {
    if (firstMs <= SLOW_ANSWER_MS) return firstMs;
    const second = await this.tools.visitor.page(url).catch((error: unknown) => {
      if (error instanceof ProviderError || error instanceof CrawlTimeOver) return null;
      throw error;
    });
    return Math.min(firstMs, second?.timing.waitingMs ?? firstMs);
  }

  private async read(answer: FetchedPage, { url, depth }: KnownAddress): Promise<NonNullable<VisitedPage['page']>> {
    const page = await this.tools.reader.read('crawled', answer.body, answer.headers['content-type'], answer.url);
    for (const { href, text, isNavigation } of page.links) this.frontier.add(href, depth + 1, { url, text, isNavigation });
    return {
      title: page.title,
      isTitleKnown: answer.incomplete === null,
      isHidden: this.isHidden(answer, page),
      isCanonical: isOwnCanonical(page.canonical, url),
    };
  }

  private isHidden({ url, robotsTags }: FetchedPage, { robotsMeta }: CrawledPage): boolean {
    const seen = { url, seen_at: this.tools.now, robots_tags: robotsTags, metas: robotsMeta, canonical: null };
    return indexingOf({ ...seen, robots_txt: { status: 200, rule: null } }, () => true).indexable === false;
  }

  private async readSitemaps(): Promise<void> {
    const { origin } = new URL(this.start.url);
    const named = this.start.robots.sitemaps;
    const waiting = named.length > 0 ? [...named] : [`${origin}/sitemap.xml`];
    for (let read = 0; read < this.tools.limits.sitemaps; read++) {
      const next = waiting.shift();
      if (next === undefined) return;
      const url = URL.parse(next, origin);
      if (!url || !isSameHost(url, new URL(origin)) || !this.start.robots.allows(url.href)) continue;
      const { pages, sitemaps } = await this.sitemap(url.href);
      for (const page of pages) this.frontier.add(page, 1);
      waiting.push(...sitemaps.slice(0, this.tools.limits.sitemaps));
    }
  }

  private async sitemap(url: string): Promise<{ pages: string[]; sitemaps: string[] }> {
    try {
      const { visitor, reader } = this.tools;
      const answer = await visitor.file(url, MAX_SITEMAP_BYTES, (next) => isSameHost(next, new URL(url)));
      if (answer.status === 200) return await reader.read('sitemap', answer.body);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
    return { pages: [], sitemaps: [] };
  }
}

function isOwnCanonical(canonical: string | null, url: string): boolean {
  const named = canonical === null ? null : URL.parse(canonical, url);
  if (!named || !/^https?:$/.test(named.protocol)) return true;
  const own = canonicalAddress(named.href, url);
  return own !== null && addressKey(own) === addressKey(url);
}
