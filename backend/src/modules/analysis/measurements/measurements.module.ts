import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { CitationsModule } from '../citations/citations.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { ImagesModule } from '../images/images.module.js';
import { ResultsModule } from '../results/results.module.js';
import { ReviewModule } from '../review/review.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { analyses } from './analyses/index.js';
import { PageSpeedAnalysis } from './analyses/page-speed.analysis.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { AnalysisResults } from './analysis-results.service.js';
import { LivePlaceController } from './live-place.controller.js';
import { LivePlaces } from './live-places.service.js';
import { ManualFiguresController } from './manual-figures.controller.js';
import { ManualFigures } from './manual-figures.service.js';
import { Subjects } from './subjects.queries.js';

/** Measures a website and stores the results. */
@Module({
  imports: [ProvidersModule, ProspectsModule, CitationsModule, FindingsModule, ImagesModule, ResultsModule, ReviewModule, TextsModule],
  controllers: [ManualFiguresController, LivePlaceController],
  providers: [...analyses, AnalysisRegistry, Subjects, ManualFigures, LivePlaces, AnalysisResults],
  exports: [AnalysisRegistry, AnalysisResults, PageSpeedAnalysis, Subjects],
})
export class MeasurementsModule {}
