import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { Notifier } from '../../../common/database/notifier.service.js';
import { Handles, type JobContext, TryAgain } from '../../../common/jobs/define-job.js';
import { CAUSES, ProviderError } from '../../../providers/provider-error.js';
import { CRAWL_FAILURES } from '../../../rules/site-crawl.rules.js';
import { CRAWLS_CHANNEL, crawlSite } from './crawl-jobs.js';
import { CrawlRefused } from './crawl-start.js';
import { SiteCrawl } from './site-crawl.entity.js';
import { SiteCrawler } from './site-crawler.service.js';

/** Thrown by the progress of an exploration that was cancelled. */
class Cancelled extends Error {
  override name = 'Cancelled';
}

/** Explores the site of a prospect into its row. After a crash it begins again. */
@Injectable()
export class SiteCrawlJobs {
  constructor(
    private readonly database: DataSource,
    private readonly crawler: SiteCrawler,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  @Handles(crawlSite)
  async explore({ prospectId, runId }: { prospectId: string; runId: string }, { retry, signal }: JobContext): Promise<void> {
    const crawls = this.database.getRepository(SiteCrawl);
    const open = { prospect_id: prospectId, run_id: runId, status: In(['queued', 'running']) };
    // one statement, so that a concurrent cancellation is not lost
    await crawls.update(open, { status: 'running', visited: 0, known: 0 });
    const crawl = await crawls.findOneBy(open);
    if (!crawl) return;
    const cancelled = new AbortController();
    const stop = await this.notifier.listen(CRAWLS_CHANNEL, (id) => id === prospectId && cancelled.abort());
    const onProgress = async (progress: { visited: number; known: number }) => {
      const { affected } = await crawls.update(open, progress);
      if (!affected) throw new Cancelled();
    };
    try {
      const result = await this.crawler.crawl(crawl.url, { signal: AbortSignal.any([signal, cancelled.signal]), onProgress });
      const { visited, known } = result;
      // TypeORM's type of a partial update refuses JSON columns
      await crawls.update(open, { status: 'done', failure: null, finished_at: this.clock.now(), visited, known, result } as object);
    } catch (error) {
      if (error instanceof Cancelled || cancelled.signal.aborted) return;
      if (signal.aborted) throw new TryAgain('the worker stopped');
      const failure = failureText(error);
      if (failure === null && retry < crawlSite.retries) throw error;
      await crawls.update(open, { status: 'failed', failure: failure ?? CAUSES.unexpected, finished_at: this.clock.now() });
      if (failure === null) throw error;
    } finally {
      stop();
    }
  }
}

/** For staff; null for an error of ours, which the job repeats. */
function failureText(error: unknown): string | null {
  if (error instanceof CrawlRefused) return error.detail ? `${CRAWL_FAILURES[error.code]} (${error.detail})` : CRAWL_FAILURES[error.code];
  return error instanceof ProviderError && !error.isOurs ? error.message : null;
}
