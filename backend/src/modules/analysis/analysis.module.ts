import { Module } from '@nestjs/common';
import { AiResultsModule } from './ai-results/ai-results.module.js';
import { CallBriefModule } from './call-brief/call-brief.module.js';
import { CitationsModule } from './citations/citations.module.js';
import { CompetitorsModule } from './competitors/competitors.module.js';
import { CrawlModule } from './crawl/crawl.module.js';
import { FindingsModule } from './findings/findings.module.js';
import { ImagesModule } from './images/images.module.js';
import { MeasurementsModule } from './measurements/measurements.module.js';
import { PageReportModule } from './page-report/page-report.module.js';
import { PublicReportModule } from './public-report/public-report.module.js';
import { ResultsModule } from './results/results.module.js';
import { ReviewModule } from './review/review.module.js';
import { ScansModule } from './scans/scans.module.js';
import { TextReviewModule } from './text-review/text-review.module.js';
import { TextsModule } from './texts/texts.module.js';
import { TimelineModule } from './timeline/timeline.module.js';

/** The modules of the analysis, each using only those before it (docs/architecture.md). */
const modules = [
  ResultsModule,
  CitationsModule,
  TextsModule,
  FindingsModule,
  TimelineModule,
  ReviewModule,
  ImagesModule,
  MeasurementsModule,
  TextReviewModule,
  ScansModule,
  CompetitorsModule,
  CrawlModule,
  PageReportModule,
  PublicReportModule,
  AiResultsModule,
  CallBriefModule,
];

@Module({ imports: modules, exports: modules })
export class AnalysisModule {}
