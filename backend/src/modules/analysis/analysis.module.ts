import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServerEvents } from '../../common/http/server-events.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { analyses } from './analyses/index.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { DomainKeyword } from './domain-keyword.entity.js';
import { Measurement } from './measurement.entity.js';
import { PublicReportController } from './public-report.controller.js';
import { PublicReports } from './public-report.queries.js';
import { Citations } from './results/citations.entity.js';
import { CmsResult } from './results/cms-result.entity.js';
import { ConnectivityResult } from './results/connectivity-result.entity.js';
import { PersonalizedIntro } from './results/intro.entity.js';
import { KeywordResult } from './results/keyword-result.entity.js';
import { PageResult } from './results/page-result.entity.js';
import { PageSpeedResult } from './results/page-speed-result.entity.js';
import { Recommendations } from './results/recommendations.entity.js';
import { ReviewsResult } from './results/reviews-result.entity.js';
import { AnalysisResults } from './results.service.js';
import { Scan } from './scan.entity.js';
import { ScanQueries } from './scan.queries.js';
import { Scans } from './scan.service.js';
import { ScanFlow } from './scan-flow.service.js';
import { ScanSweep } from './scan-sweep.schedule.js';
import { ScanTarget } from './scan-target.entity.js';
import { ScanTask } from './scan-task.entity.js';
import { ScansController } from './scans.controller.js';
import { ScanJobs } from './scans.jobs.js';
import { SiteScan } from './site-scan.service.js';
import { Subjects } from './subjects.queries.js';

const results = [
  PageSpeedResult,
  CmsResult,
  ConnectivityResult,
  KeywordResult,
  ReviewsResult,
  PersonalizedIntro,
  Recommendations,
  Citations,
  PageResult,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([...results, Measurement, DomainKeyword, Scan, ScanTarget, ScanTask]),
    ProvidersModule,
    ProspectsModule,
    QuizModule,
  ],
  controllers: [ScansController, PublicReportController],
  providers: [
    ...analyses,
    AnalysisRegistry,
    AnalysisResults,
    PublicReports,
    ScanFlow,
    ScanJobs,
    ScanQueries,
    Scans,
    ScanSweep,
    ServerEvents,
    SiteScan,
    Subjects,
  ],
  exports: [PublicReports, Scans],
})
export class AnalysisModule {}
