import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { CohortQueries } from './cohorts.queries.js';
import { Companies } from './companies.queries.js';
import { DashboardQueries } from './dashboard.queries.js';
import { FunnelQueries } from './funnel.queries.js';
import { TodayQueries } from './today.queries.js';

/** Reads everything, writes nothing. */
@Module({
  imports: [AnalysisModule, OperationsModule, ProspectsModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsQueries, CohortQueries, DashboardQueries, FunnelQueries, TodayQueries, Companies],
})
export class AnalyticsModule {}
