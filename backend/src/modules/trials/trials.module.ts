import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { RateLimitingModule } from '../rate-limiting/rate-limiting.module.js';
import { BlockedUrl } from './blocked-url.entity.js';
import { BlockedUrlsController } from './blocked-urls.controller.js';
import { BlockedUrlQueries } from './blocked-urls.queries.js';
import { BlockedUrls } from './blocked-urls.service.js';
import { PublicTrialsController } from './public-trials.controller.js';
import { TrialLinks } from './trial-links.service.js';
import { TrialListQueries } from './trial-list.queries.js';
import { TrialRetries } from './trial-retries.service.js';
import { TrialReviews } from './trial-reviews.service.js';
import { TrialRules } from './trial-rules.service.js';
import { TrialVerification } from './trial-verification.entity.js';
import { TrialsController } from './trials.controller.js';
import { TrialQueries } from './trials.queries.js';
import { Trials } from './trials.service.js';
import { Verifications } from './verifications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BlockedUrl, TrialVerification]), ProspectsModule, AnalysisModule, RateLimitingModule],
  controllers: [PublicTrialsController, BlockedUrlsController, TrialsController],
  providers: [
    BlockedUrls,
    BlockedUrlQueries,
    TrialListQueries,
    TrialLinks,
    TrialQueries,
    TrialRetries,
    TrialReviews,
    TrialRules,
    Trials,
    Verifications,
  ],
  exports: [Verifications],
})
export class TrialsModule {}
