import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Citations } from './citations.entity.js';
import { CmsResult } from './cms-result.entity.js';
import { ConnectivityResult } from './connectivity-result.entity.js';
import { DomainKeyword } from './domain-keyword.entity.js';
import { FormerResults } from './former-results.service.js';
import { PersonalizedIntro } from './intro.entity.js';
import { KeywordResult } from './keyword-result.entity.js';
import { Measurement } from './measurement.entity.js';
import { PageResult } from './page-result.entity.js';
import { PageSpeedResult } from './page-speed-result.entity.js';
import { Recommendations } from './recommendations.entity.js';
import { ReviewsResult } from './reviews-result.entity.js';

/** Results of analyses: contracts, tables, carried-over figures. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      DomainKeyword,
      KeywordResult,
      Recommendations,
      ReviewsResult,
      Citations,
      CmsResult,
      ConnectivityResult,
      PersonalizedIntro,
      PageResult,
      PageSpeedResult,
      Measurement,
    ]),
  ],
  providers: [FormerResults],
})
export class ResultsModule {}
