import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../providers/providers.module.js';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { QuizModule } from '../quiz/quiz.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { TrialsModule } from '../trials/trials.module.js';
import { AgencyLogoFileController } from './agency-logo-file.controller.js';
import { ContactFormController } from './contact-form.controller.js';
import { CopiedLinks } from './copied-links.service.js';
import { PageAnswers } from './page-answers.service.js';
import { PageHeads } from './page-heads.service.js';
import { PageLanguages } from './page-languages.queries.js';
import { PageRenderers } from './page-renderer.service.js';
import { PageShells } from './page-shells.service.js';
import { RobotsTxtController } from './robots-txt.controller.js';
import { SecurityTxtController } from './security-txt.controller.js';
import { ShareCardsController } from './share-cards.controller.js';
import { ShareCards } from './share-cards.service.js';
import { SiteController } from './site.controller.js';
import { SitePages } from './site-pages.service.js';
import { SitemapController } from './sitemap.controller.js';
import { WidgetController } from './widget.controller.js';

@Module({
  imports: [
    AnalysisModule,
    AppointmentsModule,
    CampaignsModule,
    MessagesModule,
    ProspectsModule,
    ProvidersModule,
    QuizModule,
    ReferralsModule,
    TrialsModule,
  ],
  controllers: [
    RobotsTxtController,
    SecurityTxtController,
    SitemapController,
    ShareCardsController,
    AgencyLogoFileController,
    ContactFormController,
    WidgetController,
    SiteController,
  ],
  providers: [PageShells, PageRenderers, PageAnswers, PageHeads, PageLanguages, SitePages, CopiedLinks, ShareCards],
})
export class SiteModule {}
