import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { ProspectFileController } from './prospect-file.controller.js';
import { ProspectTimeline } from './prospect-timeline.queries.js';

/** What reads one prospect across all features: its history. */
@Module({
  imports: [AnalysisModule, ProspectsModule],
  controllers: [ProspectFileController],
  providers: [ProspectTimeline],
})
export class ProspectFileModule {}
