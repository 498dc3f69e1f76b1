import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { PersonData } from './person-data.queries.js';
import { PersonRights } from './person-data.service.js';
import { ProspectFileController } from './prospect-file.controller.js';
import { ProspectTimeline } from './prospect-timeline.queries.js';

/** What reads one prospect across all features: its history, and a person's rights. */
@Module({
  imports: [AnalysisModule, ProspectsModule],
  controllers: [ProspectFileController],
  providers: [ProspectTimeline, PersonData, PersonRights],
})
export class ProspectFileModule {}
