import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupRun } from '../../common/backups/backup-run.entity.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { BackupSchedule } from './backup.schedule.js';
import { HealthController } from './health.controller.js';
import { InstallationQueries } from './installation.queries.js';
import { JobsController } from './jobs.controller.js';
import { Jobs } from './jobs.service.js';
import { KeptTrouble } from './kept-trouble.entity.js';
import { KeywordDebugController } from './keyword-debug.controller.js';
import { MailStanding } from './mail-standing.queries.js';
import { OperationFiguresQueries } from './operation-figures.queries.js';
import { OperationMetrics } from './operation-metrics.service.js';
import { ReadinessController } from './readiness.controller.js';
import { Readiness } from './readiness.service.js';
import { RunningStateQueries } from './running-state.queries.js';
import { Schedules } from './schedules.queries.js';
import { SelfTestsController } from './self-tests.controller.js';
import { SelfTests } from './self-tests.service.js';
import { TroubleWatch } from './trouble-watch.schedule.js';
import { TroublesController } from './troubles.controller.js';
import { Troubles } from './troubles.service.js';
import { VendorsController } from './vendors.controller.js';
import { VendorStandings } from './vendors.queries.js';
import { Vendors } from './vendors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BackupRun, KeptTrouble]), AnalysisModule, ProvidersModule, AuthModule, OutboxModule],
  controllers: [
    HealthController,
    VendorsController,
    KeywordDebugController,
    SelfTestsController,
    JobsController,
    ReadinessController,
    TroublesController,
  ],
  providers: [
    BackupSchedule,
    Vendors,
    VendorStandings,
    InstallationQueries,
    Jobs,
    MailStanding,
    OperationFiguresQueries,
    OperationMetrics,
    Readiness,
    RunningStateQueries,
    Schedules,
    SelfTests,
    TroubleWatch,
    Troubles,
  ],
  exports: [VendorStandings, Schedules],
})
export class OperationsModule {}
