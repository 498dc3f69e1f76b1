import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { Competitor } from './competitor.entity.js';
import { CompetitorComparisonQueries } from './competitor-comparison.queries.js';
import { CompetitorOverviews } from './competitor-overview.queries.js';
import { CompetitorsController } from './competitors.controller.js';
import { CompetitorJobs } from './competitors.jobs.js';
import { Competitors } from './competitors.service.js';

/** Competitors of a prospect, shown to it only (decision 43). */
@Module({
  imports: [TypeOrmModule.forFeature([Competitor]), ProvidersModule, ProspectsModule, ScansModule],
  controllers: [CompetitorsController],
  providers: [CompetitorOverviews, Competitors, CompetitorJobs, CompetitorComparisonQueries],
  exports: [CompetitorComparisonQueries],
})
export class CompetitorsModule {}
