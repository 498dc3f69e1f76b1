import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { PageTemplates } from './page-templates.service.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [AnalysisModule, ProspectsModule, QuizModule],
  controllers: [SiteController],
  providers: [PageTemplates],
})
export class SiteModule {}
