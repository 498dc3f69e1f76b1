import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { ResultsModule } from '../results/results.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { AddressesController } from './addresses.controller.js';
import { Addresses } from './addresses.queries.js';
import { FindingsController } from './findings.controller.js';
import { Findings } from './findings.queries.js';
import { JudgedSite } from './judged-site.entity.js';
import { LatestResults } from './latest-results.queries.js';
import { ReportNewsQueries } from './report-news.queries.js';
import { SiteJudgement } from './site-judgement.service.js';

/** What is known of a website now, and the one list judged from it. */
@Module({
  imports: [TypeOrmModule.forFeature([JudgedSite]), ProspectsModule, ResultsModule, TextsModule],
  controllers: [FindingsController, AddressesController],
  providers: [Addresses, Findings, LatestResults, ReportNewsQueries, SiteJudgement],
  exports: [Findings, LatestResults, ReportNewsQueries, SiteJudgement],
})
export class FindingsModule {}
