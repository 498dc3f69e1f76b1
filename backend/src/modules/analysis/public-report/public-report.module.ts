import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { QuizModule } from '../../quiz/quiz.module.js';
import { RateLimitingModule } from '../../rate-limiting/rate-limiting.module.js';
import { SignatoriesModule } from '../../signatories/signatories.module.js';
import { CompetitorsModule } from '../competitors/competitors.module.js';
import { CrawlModule } from '../crawl/crawl.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { ImagesModule } from '../images/images.module.js';
import { MeasurementsModule } from '../measurements/measurements.module.js';
import { PageReportModule } from '../page-report/page-report.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { Comparisons } from './comparisons.queries.js';
import { PageVersions } from './page-versions.queries.js';
import { PlanProgressController } from './progress/plan-progress.controller.js';
import { PlanProgresses } from './progress/plan-progress.service.js';
import { DonePlanStep } from './progress/plan-step.entity.js';
import { Plans } from './progress/plans.queries.js';
import { SinceVisit } from './progress/since-visit.queries.js';
import { PublicAnswers } from './public-answers.service.js';
import { PublicImagesController } from './public-images.controller.js';
import { PublicReportController } from './public-report.controller.js';
import { PublicReports } from './public-report.queries.js';
import { QuizHintsController } from './quiz-hints.controller.js';
import { QuizHints } from './quiz-hints.queries.js';
import { RefreshQueries } from './refresh/refresh.queries.js';
import { RefreshesController } from './refresh/refreshes.controller.js';
import { Refreshes } from './refresh/refreshes.service.js';
import { RequestStates } from './request-states.queries.js';
import { StatusLines } from './status-lines.queries.js';

/** Public pages of a prospect: report, score and refreshes. */
@Module({
  imports: [
    ProspectsModule,
    RateLimitingModule,
    SignatoriesModule,
    QuizModule,
    ImagesModule,
    FindingsModule,
    MeasurementsModule,
    PageReportModule,
    ScansModule,
    CompetitorsModule,
    CrawlModule,
    TypeOrmModule.forFeature([DonePlanStep]),
    TimelineModule,
  ],
  controllers: [PublicReportController, PlanProgressController, PublicImagesController, QuizHintsController, RefreshesController],
  providers: [
    PlanProgresses,
    Plans,
    SinceVisit,
    PageVersions,
    PublicAnswers,
    RequestStates,
    StatusLines,
    PublicReports,
    QuizHints,
    Comparisons,
    Refreshes,
    RefreshQueries,
  ],
  exports: [Plans, PublicAnswers, PublicReports, QuizHints, StatusLines],
})
export class PublicReportModule {}
