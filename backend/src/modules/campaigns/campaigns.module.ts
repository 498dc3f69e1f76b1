import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../providers/providers.module.js';
import { FollowUpModule } from '../follow-up/follow-up.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { SignatoriesModule } from '../signatories/signatories.module.js';
import { SuppressionsModule } from '../suppressions/suppressions.module.js';
import { AudienceQueries } from './audience.queries.js';
import { AudiencePreviews } from './audience-preview.queries.js';
import { Bounces } from './bounces.service.js';
import { CampaignDelivery } from './campaign-delivery.service.js';
import { CampaignEvent } from './campaign-event.entity.js';
import { CampaignEvents } from './campaign-events.service.js';
import { CampaignLedger } from './campaign-ledger.service.js';
import { CampaignMessage } from './campaign-message.entity.js';
import { CampaignPolls } from './campaign-polls.jobs.js';
import { CampaignPollSchedule } from './campaign-polls.schedule.js';
import { CampaignRecipient } from './campaign-recipient.entity.js';
import { CampaignSendingController } from './campaign-sending.controller.js';
import { CampaignStarts } from './campaign-starts.schedule.js';
import { CampaignTests } from './campaign-tests.service.js';
import { CampaignWriter } from './campaign-writer.service.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignJobs } from './campaigns.jobs.js';
import { CampaignQueries } from './campaigns.queries.js';
import { Campaigns } from './campaigns.service.js';
import { EmailCampaign } from './email-campaign.entity.js';
import { MailboxController } from './mailbox.controller.js';
import { MailboxReader } from './mailbox-reader.schedule.js';
import { MailboxTrials } from './mailbox-trials.service.js';
import { NewCampaigns } from './new-campaigns.service.js';
import { PersonMailsController } from './person-mails.controller.js';
import { PersonMails } from './person-mails.service.js';
import { ProviderCampaigns } from './provider-campaigns.service.js';
import { PublicCampaignsController } from './public-campaigns.controller.js';
import { RecipientQueries } from './recipients.queries.js';
import { SenderIdentity } from './sender-identity.service.js';
import { SentMessages } from './sent-messages.service.js';
import { SingleSends } from './single-sends.service.js';
import { UnsubscribeLink } from './unsubscribe-link.entity.js';
import { Unsubscriptions } from './unsubscriptions.service.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([EmailCampaign, CampaignEvent, CampaignMessage, CampaignRecipient, UnsubscribeLink]),
    ProspectsModule,
    FollowUpModule,
    SignatoriesModule,
    ProvidersModule,
    SuppressionsModule,
  ],
  controllers: [
    CampaignsController,
    CampaignSendingController,
    WebhooksController,
    PublicCampaignsController,
    MailboxController,
    PersonMailsController,
  ],
  providers: [
    AudiencePreviews,
    AudienceQueries,
    Bounces,
    CampaignDelivery,
    CampaignEvents,
    CampaignJobs,
    CampaignLedger,
    CampaignPolls,
    CampaignPollSchedule,
    CampaignQueries,
    CampaignStarts,
    CampaignTests,
    CampaignWriter,
    Campaigns,
    MailboxReader,
    MailboxTrials,
    NewCampaigns,
    PersonMails,
    ProviderCampaigns,
    RecipientQueries,
    SentMessages,
    SenderIdentity,
    SingleSends,
    Unsubscriptions,
  ],
  exports: [CampaignQueries, NewCampaigns, Unsubscriptions],
})
export class CampaignsModule {}
