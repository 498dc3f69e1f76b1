import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupRun } from '../../common/backups/backup-run.entity.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CalendarsModule } from '../calendars/calendars.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { BackupSchedule } from './backup.schedule.js';
import { BackupCopyJobs } from './backup-copy.jobs.js';
import { BrowserVersions } from './browser-version.schedule.js';
import { HealthController } from './health.controller.js';
import { IncidentWatch } from './incident-watch.schedule.js';
import { IncidentsController } from './incidents.controller.js';
import { Incidents } from './incidents.service.js';
import { InstallationQueries } from './installation.queries.js';
import { JobsController } from './jobs.controller.js';
import { Jobs } from './jobs.service.js';
import { KeywordDebugController } from './keyword-debug.controller.js';
import { MailStanding } from './mail-standing.queries.js';
import { MeasuringBrowser } from './measuring-browser.entity.js';
import { OperationFiguresQueries } from './operation-figures.queries.js';
import { OperationMetrics } from './operation-metrics.service.js';
import { ReadinessController } from './readiness.controller.js';
import { Readiness } from './readiness.service.js';
import { RunningStateQueries } from './running-state.queries.js';
import { Schedules } from './schedules.queries.js';
import { SelfTestsController } from './self-tests.controller.js';
import { SelfTests } from './self-tests.service.js';
import { StoredIncident } from './stored-incident.entity.js';
import { VendorsController } from './vendors.controller.js';
import { VendorStandings } from './vendors.queries.js';
import { Vendors } from './vendors.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BackupRun, MeasuringBrowser, StoredIncident]),
    AnalysisModule,
    ProvidersModule,
    AuthModule,
    CalendarsModule,
    OutboxModule,
  ],
  controllers: [
    HealthController,
    VendorsController,
    KeywordDebugController,
    SelfTestsController,
    JobsController,
    ReadinessController,
    IncidentsController,
  ],
  providers: [
    BackupSchedule,
    BackupCopyJobs,
    BrowserVersions,
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
    IncidentWatch,
    Incidents,
  ],
  exports: [VendorStandings, Schedules],
})
export class OperationsModule {}
