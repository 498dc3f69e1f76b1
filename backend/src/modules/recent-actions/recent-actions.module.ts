import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { BulkActionsModule } from '../bulk-actions/bulk-actions.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ActionDetails } from './action-details.queries.js';
import { RecentActionsController } from './recent-actions.controller.js';
import { RecentActionQueries } from './recent-actions.queries.js';
import { RecentActions } from './recent-actions.service.js';

@Module({
  imports: [AnalysisModule, BulkActionsModule, ImportsModule],
  controllers: [RecentActionsController],
  providers: [ActionDetails, RecentActionQueries, RecentActions],
})
export class RecentActionsModule {}
