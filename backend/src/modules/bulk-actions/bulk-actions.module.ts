import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { BulkAction } from './bulk-action.entity.js';
import { BulkActionsController } from './bulk-actions.controller.js';
import { BulkActions } from './bulk-actions.service.js';
import { BulkDeletionJobs } from './bulk-deletion.jobs.js';
import { SingleDeletionController } from './single-deletion.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([BulkAction]), ProspectsModule, AnalysisModule],
  controllers: [BulkActionsController, SingleDeletionController],
  providers: [BulkActions, BulkDeletionJobs],
  exports: [BulkActions],
})
export class BulkActionsModule {}
