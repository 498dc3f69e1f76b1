import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../providers/providers.module.js';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AiTests } from './ai-tests.service.js';
import { CleanRestore } from './cleanup/clean-restore.service.js';
import { CleanupController } from './cleanup/cleanup.controller.js';
import { Cleanup } from './cleanup/cleanup.service.js';
import { SiteRunJobs } from './site-runs.jobs.js';
import { SiteRuns } from './site-runs.service.js';
import { ToolRun } from './tool-run.entity.js';
import { ToolsController } from './tools.controller.js';
import { ToolCards } from './tools.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([ToolRun]), ProvidersModule, AnalysisModule],
  controllers: [ToolsController, CleanupController],
  providers: [AiTests, Cleanup, CleanRestore, SiteRunJobs, SiteRuns, ToolCards],
})
export class ToolsModule {}
