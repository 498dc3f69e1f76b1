import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { CommonModule } from './common/common.module.js';
import { readConfig } from './common/config/env.js';
import { DatabaseModule } from './common/database/database.module.js';
import { HttpModule } from './common/http/http.module.js';
import { logging } from './common/http/logging.js';
import { JobsModule } from './common/jobs/jobs.module.js';
import { MailModule } from './common/mail/mail.module.js';
import { AgencyTextsModule } from './modules/agency-texts/agency-texts.module.js';
import { AlertsModule } from './modules/alerts/alerts.module.js';
import { AnalysisModule } from './modules/analysis/analysis.module.js';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { ProspectFileModule } from './modules/analytics/prospect-file.module.js';
import { ApiTokensModule } from './modules/api-tokens/api-tokens.module.js';
import { ApiV1Module } from './modules/api-v1/api-v1.module.js';
import { AppointmentsModule } from './modules/appointments/appointments.module.js';
import { AuditPdfModule } from './modules/audit-pdf/audit-pdf.module.js';
import { AuditRequestsModule } from './modules/audit-requests/audit-requests.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BulkActionsModule } from './modules/bulk-actions/bulk-actions.module.js';
import { CalendarsModule } from './modules/calendars/calendars.module.js';
import { CampaignsModule } from './modules/campaigns/campaigns.module.js';
import { OptOutsModule } from './modules/campaigns/opt-outs.module.js';
import { DemoModule } from './modules/demo/demo.module.js';
import { FollowUpModule } from './modules/follow-up/follow-up.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { InboxModule } from './modules/inbox/inbox.module.js';
import { McpModule } from './modules/mcp/mcp.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { OperationsModule } from './modules/operations/operations.module.js';
import { OutboxModule } from './modules/outbox/outbox.module.js';
import { PermissionsModule } from './modules/permissions/permissions.module.js';
import { PersonalDataModule } from './modules/personal-data/personal-data.module.js';
import { ProspectsModule } from './modules/prospects/prospects.module.js';
import { QuizModule } from './modules/quiz/quiz.module.js';
import { RateLimitingModule } from './modules/rate-limiting/rate-limiting.module.js';
import { RecentActionsModule } from './modules/recent-actions/recent-actions.module.js';
import { ReferralsModule } from './modules/referrals/referrals.module.js';
import { SavedViewsModule } from './modules/saved-views/saved-views.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { SignInModule } from './modules/sign-in/sign-in.module.js';
import { SignatoriesModule } from './modules/signatories/signatories.module.js';
import { SiteModule } from './modules/site/site.module.js';
import { SuppressionsModule } from './modules/suppressions/suppressions.module.js';
import { ToolsModule } from './modules/tools/tools.module.js';
import { TrialsModule } from './modules/trials/trials.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';

/** The table of contents: what everything leans on, then the features, each using only those above it. */
@Module({
  imports: [
    CommonModule,
    LoggerModule.forRoot(logging(readConfig().logLevel)),
    DatabaseModule,
    HttpModule,
    JobsModule,
    ScheduleModule.forRoot(),
    MailModule,

    AuthModule,
    ApiTokensModule,
    SavedViewsModule,
    SettingsModule,
    RateLimitingModule,
    SignInModule,
    SignatoriesModule,
    ProspectsModule,
    FollowUpModule,
    SuppressionsModule,
    PermissionsModule,
    ImportsModule,
    QuizModule,
    AnalysisModule,
    ReferralsModule,
    AuditRequestsModule,
    AuditPdfModule,
    CalendarsModule,
    AppointmentsModule,
    MessagesModule,
    AgencyTextsModule,
    TrialsModule,
    OptOutsModule,
    CampaignsModule,
    ToolsModule,
    WebhooksModule,
    AlertsModule,
    OutboxModule,
    BulkActionsModule,
    RecentActionsModule,
    InboxModule,
    OperationsModule,
    AnalyticsModule,
    ProspectFileModule,
    PersonalDataModule,
    ApiV1Module,
    McpModule,
    DemoModule,
    SiteModule,
  ],
})
export class AppModule {}
