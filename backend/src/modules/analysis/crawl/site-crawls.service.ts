import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { Notifier } from '../../../common/database/notifier.service.js';
import { displayHost } from '../../../common/display-host.js';
import { conflict, notFound } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { JobQueue } from '../../../common/jobs/job-queue.service.js';
import { CAUSES } from '../../../providers/provider-error.js';
import { SHOWN_CRAWL_PAGES } from '../../../rules/site-crawl.rules.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { CRAWLS_CHANNEL, crawlSite } from './crawl-jobs.js';
import { isOfSite } from './reported-crawl.js';
import type { CrawlResult, SiteCrawlRecord } from './site-crawl.contract.js';
import { SiteCrawl } from './site-crawl.entity.js';
import { siteCrawlCsv } from './site-crawl-csv.js';

const OPEN = ['queued', 'running'] as const;
const NEVER: SiteCrawlRecord = {
  ...{ status: 'none', visited: 0, known: 0, ordered_at: null, finished_at: null, failure: null, result: null },
  is_former_site: false,
};

/** Orders, cancels and reads explorations of whole sites; none starts by itself. */
@Injectable()
export class SiteCrawls {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly queue: JobQueue,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async get(prospectId: string): Promise<SiteCrawlRecord> {
    const { site_url } = await this.prospects.get(prospectId);
    const crawl = await this.database.getRepository(SiteCrawl).findOneBy({ prospect_id: prospectId });
    return crawl ? toRecord(crawl, site_url) : NEVER;
  }

  async start(prospectId: string, user: SignedInUser): Promise<SiteCrawlRecord> {
    const { site_url: url } = await this.prospects.get(prospectId);
    if (!url || !URL.canParse(url)) throw conflict('no_website', CAUSES.no_website);
    const host = new URL(url).host.replace(/^www\./, '');
    const runId = randomUUID();
    await this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('site-crawl:' || $1))`, [host]);
      const open = await manager.findOneBy(SiteCrawl, [
        { host, status: In(OPEN) },
        { prospect_id: prospectId, status: In(OPEN) },
      ]);
      if (open)
        throw conflict(
          'crawl_running',
          `Une exploration de ${displayHost(open.host)} est déjà en cours\u202f: attendez sa fin, ou arrêtez-la.`,
        );
      const fresh = { status: 'queued' as const, visited: 0, known: 0, finished_at: null, failure: null };
      const order = { prospect_id: prospectId, run_id: runId, url, host, requested_by: user.id, ordered_at: this.clock.now() };
      await manager.upsert(SiteCrawl, { ...order, ...fresh }, ['prospect_id']);
      await this.queue.enqueue(crawlSite, { prospectId, runId }, { manager });
      await this.audit.record(manager, user, { resource: 'site-crawls', action: 'create', resourceId: prospectId, after: { url } });
    });
    return this.get(prospectId);
  }

  /** Ends the request that runs, too; the former result stays. */
  async cancel(prospectId: string): Promise<SiteCrawlRecord> {
    const open = { prospect_id: prospectId, status: In(OPEN) };
    const { affected } = await this.database.getRepository(SiteCrawl).update(open, { status: 'cancelled', finished_at: this.clock.now() });
    if (affected) await this.notifier.notify(CRAWLS_CHANNEL, prospectId);
    return this.get(prospectId);
  }

  /** All pages of all findings. */
  async csv(prospectId: string): Promise<string> {
    await this.prospects.get(prospectId);
    const crawl = await this.database.getRepository(SiteCrawl).findOneBy({ prospect_id: prospectId });
    if (!crawl?.result) throw notFound('Ce site n’a pas encore été exploré.');
    return siteCrawlCsv(crawl.result);
  }
}

function toRecord(crawl: SiteCrawl, siteUrl: string | null): SiteCrawlRecord {
  const { status, visited, known, ordered_at, finished_at, failure, result } = crawl;
  return {
    ...{ status, visited, known, failure },
    ordered_at: ordered_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    result: result && shortened(result),
    is_former_site: result !== null && !isOfSite(result, siteUrl),
  };
}

const shortened = (result: CrawlResult): CrawlResult => ({
  ...result,
  findings: result.findings.map((finding) => ({ ...finding, pages: finding.pages.slice(0, SHOWN_CRAWL_PAGES) })),
});
