import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import {
  type CampaignEventRecord,
  campaignEvent,
  type WebhookConfigured,
  type WebhookSetup,
  webhookConfigured,
  webhookSetup,
} from './campaign.contract.js';
import { ProviderCampaigns } from './provider-campaigns.service.js';
import { eventListQuery, RecipientQueries } from './recipients.queries.js';

/** What the e-mail provider reports, and where. The address holds a secret, so only administrators see it. */
@ApiTags('campaigns')
@Controller('api/admin')
export class WebhooksController {
  constructor(
    private readonly provider: ProviderCampaigns,
    private readonly recipients: RecipientQueries,
    private readonly outreach: Outreach,
  ) {}

  @Get('campaign-events')
  @ReturnsPageOf(campaignEvent)
  events(@Query({ schema: eventListQuery }) query: z.infer<typeof eventListQuery>): Promise<Page<CampaignEventRecord>> {
    return this.recipients.events(query);
  }

  @Get('email-webhook')
  @Roles()
  @Returns(webhookSetup)
  async setup(): Promise<WebhookSetup> {
    return this.recipients.webhook(await this.provider.webhookUrl(), await this.outreach.isConfigured());
  }

  @Post('email-webhook')
  @Roles()
  @Returns(webhookConfigured)
  configure(@CurrentUser() user: SignedInUser): Promise<WebhookConfigured> {
    return this.provider.configureWebhook(user);
  }

  @Post('email-webhook/renew')
  @Roles()
  @Returns(webhookSetup)
  async renew(@CurrentUser() user: SignedInUser): Promise<WebhookSetup> {
    await this.provider.renewWebhook(user);
    return this.recipients.webhook(await this.provider.webhookUrl(), await this.outreach.isConfigured());
  }
}
