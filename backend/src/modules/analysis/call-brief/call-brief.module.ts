import { Module } from '@nestjs/common';
import { ProspectsModule } from '../../prospects/prospects.module.js';
import { PublicReportModule } from '../public-report/public-report.module.js';
import { CallBriefController } from './call-brief.controller.js';
import { CallBriefs } from './call-brief.queries.js';

/** Summary of a prospect for a call. */
@Module({
  imports: [ProspectsModule, PublicReportModule],
  controllers: [CallBriefController],
  providers: [CallBriefs],
  exports: [CallBriefs],
})
export class CallBriefModule {}
