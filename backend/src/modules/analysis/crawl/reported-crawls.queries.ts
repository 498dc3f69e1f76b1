import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentManager } from '../../../common/database/one-connection.js';
import type { ReportedCrawl } from './reported-crawl.contract.js';
import { reportedCrawl } from './reported-crawl.js';
import { SiteCrawl } from './site-crawl.entity.js';

/** Reads what a prospect sees of the latest exploration of its site. */
@Injectable()
export class ReportedCrawls {
  constructor(private readonly database: DataSource) {}

  async of(prospect: { id: string; site_url: string | null }): Promise<ReportedCrawl | null> {
    const where = { prospect_id: prospect.id };
    const crawl = await currentManager(this.database).findOne(SiteCrawl, { select: { prospect_id: true, result: true }, where });
    return reportedCrawl(crawl?.result ?? null, prospect.site_url);
  }
}
