import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Returns } from '../../common/http/response-decorators.js';
import {
  type AnalyticsRecord,
  analytics,
  type Cohorts,
  cohorts,
  type DashboardRecord,
  dashboard,
  dayQuery,
  periodQuery,
  type VisitorsOfDay,
  visitorsOfDay,
} from './analytics.contract.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { CohortQueries } from './cohorts.queries.js';
import { DashboardQueries } from './dashboard.queries.js';

@ApiTags('analytics')
@Controller('api/admin')
export class AnalyticsController {
  constructor(
    private readonly figures: AnalyticsQueries,
    private readonly screen: DashboardQueries,
    private readonly ofCampaigns: CohortQueries,
  ) {}

  @Get('dashboard')
  @Returns(dashboard)
  dashboard(): Promise<DashboardRecord> {
    return this.screen.get();
  }

  @Get('analytics')
  @Returns(analytics)
  analytics(@Query({ schema: periodQuery }) period: z.infer<typeof periodQuery>): Promise<AnalyticsRecord> {
    return this.figures.of(period);
  }

  @Get('analytics/campaigns')
  @Returns(cohorts)
  campaigns(@Query({ schema: periodQuery }) period: z.infer<typeof periodQuery>): Promise<Cohorts> {
    return this.ofCampaigns.of(period);
  }

  @Get('analytics/visitors')
  @Returns(visitorsOfDay)
  visitors(@Query({ schema: dayQuery }) { day }: z.infer<typeof dayQuery>): Promise<VisitorsOfDay> {
    return this.figures.visitorsOf(day);
  }
}
