import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { RateLimitingModule } from '../../rate-limiting/rate-limiting.module.js';
import { SignatoriesModule } from '../../signatories/signatories.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { MeasurementsModule } from '../measurements/measurements.module.js';
import { ReviewModule } from '../review/review.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { BulkScanEstimates } from './bulk-scan-estimate.queries.js';
import { Listings } from './listings.service.js';
import { NamedSites } from './named-sites.service.js';
import { NightlyScan } from './nightly-scan.schedule.js';
import { OwnHosts } from './own-hosts.service.js';
import { PageGate } from './page-gate.service.js';
import { PublicSitesController } from './public-sites.controller.js';
import { ReviewJobs } from './reviews.jobs.js';
import { Scan } from './scan.entity.js';
import { ScanQueries } from './scan.queries.js';
import { ScanCosts } from './scan-costs.queries.js';
import { ScanFlow } from './scan-flow.service.js';
import { ScanMetrics } from './scan-metrics.service.js';
import { ScanSweep } from './scan-sweep.schedule.js';
import { ScanTarget } from './scan-target.entity.js';
import { ScanTask } from './scan-task.entity.js';
import { ScansController } from './scans.controller.js';
import { ScanJobs } from './scans.jobs.js';
import { Scans } from './scans.service.js';
import { SiteScan } from './site-scan.service.js';
import { SpeedMedianJobs } from './speed-median.jobs.js';
import { TargetEnd } from './target-end.service.js';
import { TrialEnd } from './trial-end.service.js';
import { TrialMails } from './trial-mails.service.js';

/** Orders of measurements: one prospect, many, every night. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ScanTask, ScanTarget, Scan]),
    ProvidersModule,
    ProspectsModule,
    FindingsModule,
    MeasurementsModule,
    ReviewModule,
    RateLimitingModule,
    SignatoriesModule,
    TimelineModule,
  ],
  controllers: [ScansController, PublicSitesController],
  providers: [
    SiteScan,
    NightlyScan,
    TrialEnd,
    TrialMails,
    ScanJobs,
    BulkScanEstimates,
    OwnHosts,
    ScanMetrics,
    ReviewJobs,
    PageGate,
    ScanSweep,
    ScanFlow,
    TargetEnd,
    SpeedMedianJobs,
    Scans,
    Listings,
    NamedSites,
    ScanCosts,
    ScanQueries,
  ],
  exports: [BulkScanEstimates, NamedSites, ScanCosts, ScanQueries, Scans, SiteScan, TrialMails],
})
export class ScansModule {}
