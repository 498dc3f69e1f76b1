import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupRun } from '../../common/backups/backup-run.entity.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BackupSchedule } from './backup.schedule.js';
import { BackupMetrics } from './backup-metrics.service.js';
import { InstallationQueries } from './installation.queries.js';
import { JobsController } from './jobs.controller.js';
import { Jobs } from './jobs.service.js';
import { KeywordDebugController } from './keyword-debug.controller.js';
import { MailStanding } from './mail-standing.queries.js';
import { ReadinessController } from './readiness.controller.js';
import { Readiness } from './readiness.service.js';
import { Schedules } from './schedules.queries.js';
import { SelfTestsController } from './self-tests.controller.js';
import { SelfTests } from './self-tests.service.js';
import { VendorsController } from './vendors.controller.js';
import { VendorStandings } from './vendors.queries.js';
import { Vendors } from './vendors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BackupRun]), AnalysisModule, ProvidersModule, AuthModule],
  controllers: [VendorsController, KeywordDebugController, SelfTestsController, JobsController, ReadinessController],
  providers: [
    BackupMetrics,
    BackupSchedule,
    Vendors,
    VendorStandings,
    InstallationQueries,
    Jobs,
    MailStanding,
    Readiness,
    Schedules,
    SelfTests,
  ],
  exports: [VendorStandings, Schedules],
})
export class OperationsModule {}
