import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ForeignReader } from '../../../providers/foreign/foreign-reader.service.js';
import { SiteVisits } from '../../../providers/site-visit/site-visits.service.js';
import { CRAWL_LIMITS, type CrawlLimits } from '../../../rules/site-crawl.rules.js';
import { CrawlRun } from './crawl-run.js';
import { CrawlRefused, openSite } from './crawl-start.js';
import { CrawlTimeOver, CrawlVisitor } from './crawl-visitor.js';
import type { CrawlResult } from './site-crawl.contract.js';

export interface CrawlProgress {
  visited: number;
  known: number;
}

export interface CrawlOptions {
  signal: AbortSignal;
  /** Called before each visit. */
  onProgress: (progress: CrawlProgress) => Promise<void>;
}

/** Explores a website, one request at a time, by the rules of its robots.txt. */
@Injectable()
export class SiteCrawler {
  /** Tests have shorter ones. */
  limits: CrawlLimits = CRAWL_LIMITS;

  constructor(
    private readonly visits: SiteVisits,
    private readonly reader: ForeignReader,
    private readonly clock: Clock,
  ) {}

  /** Throws a CrawlRefused or a ProviderError when the home page is not to be had. */
  async crawl(url: string, { signal, onProgress }: CrawlOptions): Promise<CrawlResult> {
    const visitor = new CrawlVisitor(this.visits, this.limits, signal, this.limits.delayMs);
    const start = await openSite(url, visitor).catch((error: unknown) => {
      throw error instanceof CrawlTimeOver ? new CrawlRefused('robots_delay') : error;
    });
    const now = this.clock.now().toISOString();
    return new CrawlRun(start, { visitor, reader: this.reader, limits: this.limits, now, onProgress }).run();
  }
}
