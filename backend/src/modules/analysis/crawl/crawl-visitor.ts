import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteVisits } from '../../../providers/site-visit/site-visits.service.js';
import type { FetchedPage } from '../../../providers/url-guard/guarded-fetch.js';
import type { CrawlLimits } from '../../../rules/site-crawl.rules.js';
import { addressKey, canonicalAddress } from './crawl-address.js';

const MAX_DELAY_MS = 30_000;

/** Thrown instead of a request that would begin after the end of a crawl's time. */
export class CrawlTimeOver extends Error {
  override name = 'CrawlTimeOver';
}

/** Makes the requests of one crawl, one at a time and with a pause after each. */
export class CrawlVisitor {
  private readonly deadline: number;
  private freeAt = 0;

  constructor(
    private readonly visits: SiteVisits,
    private readonly limits: CrawlLimits,
    private readonly signal: AbortSignal,
    public delayMs: number,
  ) {
    this.deadline = performance.now() + limits.durationMs;
  }

  /** A longer pause, never a shorter one. */
  slowDown(delayMs = Math.max(this.delayMs, 500) * 2): void {
    this.delayMs = Math.max(this.delayMs, Math.min(delayMs, MAX_DELAY_MS));
  }

  /** Obeys robots.txt to the letter: a pause without a maximum ends with the time of the crawl. */
  obey(delayMs: number): void {
    this.delayMs = Math.max(this.delayMs, delayMs);
  }

  /** A redirect is the answer, unless it leads to the same page. */
  async page(url: string): Promise<FetchedPage> {
    const isSamePage = ({ href }: URL): boolean => {
      const target = canonicalAddress(href, url);
      return target !== null && addressKey(target) === addressKey(url);
    };
    return this.request(url, this.limits.pageBytes, isSamePage);
  }

  /** A file with the rules or addresses of the site, behind its redirects. */
  file(url: string, maxBytes: number, mayFollow?: (next: URL) => boolean): Promise<FetchedPage> {
    return this.request(url, maxBytes, mayFollow);
  }

  private async request(url: string, maxBytes: number, mayFollow?: (next: URL) => boolean): Promise<FetchedPage> {
    const wait = Math.max(0, this.freeAt + this.delayMs - performance.now());
    if (performance.now() + wait > this.deadline) throw new CrawlTimeOver();
    if (wait > 0 && this.freeAt > 0) await sleep(wait, undefined, { signal: this.signal });
    this.signal.throwIfAborted();
    try {
      const limits = { timeoutMs: this.limits.pageTimeoutMs, maxBytes, maxEncodedBytes: maxBytes };
      return await this.visits.request(url, { ...limits, signal: this.signal, ...(mayFollow && { mayFollow }) });
    } finally {
      this.freeAt = performance.now();
    }
  }
}
