import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { ReportedCrawls } from './reported-crawls.queries.js';
import { SiteCrawl } from './site-crawl.entity.js';
import { SiteCrawlJobs } from './site-crawl.jobs.js';
import { SiteCrawler } from './site-crawler.service.js';
import { SiteCrawlsController } from './site-crawls.controller.js';
import { SiteCrawls } from './site-crawls.service.js';

/** Explorations of whole sites, ordered by staff for one prospect. */
@Module({
  imports: [TypeOrmModule.forFeature([SiteCrawl]), ProvidersModule, ProspectsModule],
  controllers: [SiteCrawlsController],
  providers: [SiteCrawler, SiteCrawlJobs, SiteCrawls, ReportedCrawls],
  exports: [ReportedCrawls],
})
export class CrawlModule {}
