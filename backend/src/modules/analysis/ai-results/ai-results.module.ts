import { Module } from '@nestjs/common';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { MeasurementsModule } from '../measurements/measurements.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { AiCitations } from './ai-citations.service.js';
import { AiRecommendations } from './ai-recommendations.service.js';
import { AiCitationsController } from './citations.controller.js';
import { AiCitationQueries } from './citations.queries.js';
import { KeywordAnalysesController } from './keywords.controller.js';
import { KeywordAnalysisQueries } from './keywords.queries.js';
import { AiRecommendationsController } from './recommendations.controller.js';
import { AiRecommendationQueries } from './recommendations.queries.js';

/** What assistants and keywords gave, for staff: lists over all prospects. */
@Module({
  imports: [ProspectsModule, FindingsModule, MeasurementsModule, ScansModule],
  controllers: [AiCitationsController, KeywordAnalysesController, AiRecommendationsController],
  providers: [AiRecommendationQueries, KeywordAnalysisQueries, AiCitations, AiRecommendations, AiCitationQueries],
})
export class AiResultsModule {}
