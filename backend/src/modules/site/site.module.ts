import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { ContactFormController } from './contact-form.controller.js';
import { PageParts } from './page-parts.service.js';
import { PageTemplates } from './page-templates.service.js';
import { SiteController } from './site.controller.js';

@Module({
  imports: [AnalysisModule, AppointmentsModule, MessagesModule, ProspectsModule, QuizModule, ReferralsModule],
  controllers: [ContactFormController, SiteController],
  providers: [PageTemplates, PageParts],
})
export class SiteModule {}
