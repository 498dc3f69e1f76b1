import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../providers/providers.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { AiCitationsController } from './ai-results/citations.controller.js';
import { AiCitationQueries } from './ai-results/citations.queries.js';
import { AiCitations } from './ai-results/citations.service.js';
import { KeywordAnalysesController } from './ai-results/keywords.controller.js';
import { KeywordAnalysisQueries } from './ai-results/keywords.queries.js';
import { AiRecommendationsController } from './ai-results/recommendations.controller.js';
import { AiRecommendationQueries } from './ai-results/recommendations.queries.js';
import { AiRecommendations } from './ai-results/recommendations.service.js';
import { analyses } from './analyses/index.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { CitationSettings } from './citations/citation-sources.js';
import { SavedCitationSettings } from './citations/citation-sources.service.js';
import { DomainKeyword } from './domain-keyword.entity.js';
import { FindingsController } from './findings/findings.controller.js';
import { Findings } from './findings/findings.queries.js';
import { JudgedSite } from './findings/judged-site.entity.js';
import { SiteJudgement } from './findings/site-judgement.service.js';
import { ProspectImage } from './images/prospect-image.entity.js';
import { ProspectImages } from './images/prospect-images.service.js';
import { PublicImagesController } from './images/public-images.controller.js';
import { ManualFiguresController } from './manual-figures.controller.js';
import { ManualFigures } from './manual-figures.service.js';
import { Measurement } from './measurement.entity.js';
import { NightlyScan } from './nightly-scan.schedule.js';
import { OwnHosts } from './own-hosts.service.js';
import { PageGate } from './page-gate.service.js';
import { PageBudget } from './page-report/page-budget.service.js';
import { PageLock } from './page-report/page-lock.service.js';
import { PageMeasurement } from './page-report/page-measurement.service.js';
import { PageReportController } from './page-report/page-report.controller.js';
import { PageReports } from './page-report/page-report.service.js';
import { PublicReportController } from './public-report.controller.js';
import { PublicReports } from './public-report.queries.js';
import { RefreshQueries } from './refresh/refresh.queries.js';
import { RefreshesController } from './refresh/refreshes.controller.js';
import { Refreshes } from './refresh/refreshes.service.js';
import { RequestStates } from './request-states.queries.js';
import { Citations } from './results/citations.entity.js';
import { CmsResult } from './results/cms-result.entity.js';
import { ConnectivityResult } from './results/connectivity-result.entity.js';
import { PersonalizedIntro } from './results/intro.entity.js';
import { KeywordResult } from './results/keyword-result.entity.js';
import { PageResult } from './results/page-result.entity.js';
import { PageSpeedResult } from './results/page-speed-result.entity.js';
import { Recommendations } from './results/recommendations.entity.js';
import { ReviewsResult } from './results/reviews-result.entity.js';
import { LatestResults } from './results.queries.js';
import { AnalysisResults } from './results.service.js';
import { ReviewState } from './review/review-state.service.js';
import { ReviewsController } from './review/reviews.controller.js';
import { Reviews } from './review/reviews.service.js';
import { ReviewJobs } from './reviews.jobs.js';
import { Scan } from './scan.entity.js';
import { ScanQueries } from './scan.queries.js';
import { Scans } from './scan.service.js';
import { ScanCosts } from './scan-costs.queries.js';
import { ScanEstimates } from './scan-estimate.queries.js';
import { ScanFlow } from './scan-flow.service.js';
import { ScanMetrics } from './scan-metrics.service.js';
import { ScanSweep } from './scan-sweep.schedule.js';
import { ScanTarget } from './scan-target.entity.js';
import { ScanTask } from './scan-task.entity.js';
import { ScansController } from './scans.controller.js';
import { ScanJobs } from './scans.jobs.js';
import { SiteScan } from './site-scan.service.js';
import { SpeedMedianJobs } from './speed-median.jobs.js';
import { Subjects } from './subjects.queries.js';
import { TargetEnd } from './target-end.service.js';
import { AiTexts, TextSettings } from './texts/ai-texts.service.js';
import { PromptPreviewController } from './texts/prompt-preview.controller.js';
import { PromptPreviews } from './texts/prompt-preview.queries.js';
import { SavedTextSettings } from './texts/saved-text-settings.service.js';
import { SiteTexts } from './texts/site-texts.service.js';
import { TextDesksController } from './texts/text-desks.controller.js';
import { TextDesks } from './texts/text-desks.service.js';
import { Comparisons } from './timeline/comparisons.queries.js';
import { Timeline } from './timeline/timeline.queries.js';
import { TrialEnd } from './trial-end.service.js';

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
    TypeOrmModule.forFeature([...results, JudgedSite, Measurement, DomainKeyword, Scan, ScanTarget, ScanTask, ProspectImage]),
    ProvidersModule,
    ProspectsModule,
    QuizModule,
    RateLimitingModule,
  ],
  controllers: [
    ScansController,
    FindingsController,
    ManualFiguresController,
    ReviewsController,
    PublicReportController,
    RefreshesController,
    PublicImagesController,
    PageReportController,
    AiRecommendationsController,
    AiCitationsController,
    KeywordAnalysesController,
    PromptPreviewController,
    TextDesksController,
  ],
  providers: [
    ...analyses,
    AiRecommendations,
    AiRecommendationQueries,
    AiCitations,
    AiCitationQueries,
    KeywordAnalysisQueries,
    AnalysisRegistry,
    AnalysisResults,
    LatestResults,
    SiteJudgement,
    Findings,
    RequestStates,
    ProspectImages,
    PublicReports,
    RefreshQueries,
    Refreshes,
    OwnHosts,
    PageGate,
    ScanFlow,
    ScanJobs,
    ScanQueries,
    ScanCosts,
    ScanMetrics,
    ScanEstimates,
    TargetEnd,
    ManualFigures,
    NightlyScan,
    AiTexts,
    PromptPreviews,
    { provide: TextSettings, useClass: SavedTextSettings },
    SiteTexts,
    TextDesks,
    { provide: CitationSettings, useClass: SavedCitationSettings },
    ReviewJobs,
    ReviewState,
    Reviews,
    PageLock,
    PageMeasurement,
    PageBudget,
    PageReports,
    Scans,
    ScanSweep,
    SpeedMedianJobs,
    SiteScan,
    Subjects,
    Comparisons,
    Timeline,
    TrialEnd,
  ],
  exports: [AnalysisResults, Findings, PageReports, PublicReports, ScanQueries, Scans, SiteScan, Timeline],
})
export class AnalysisModule {}
