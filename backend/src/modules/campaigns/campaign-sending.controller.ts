import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { sendCsv } from '../../common/http/csv-answer.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type AudiencePreview,
  addedProspect,
  audiencePreview,
  type CampaignRecord,
  campaign,
  campaignSchedule,
  type FailedRetried,
  failedRetried,
  type MessagePreview,
  messagePreview,
  type RecipientRecord,
  recipient,
  recipientParams,
  resolution,
  retaken,
  type SentMessage,
  sentMessage,
  testSend,
  testSent,
} from './campaign.contract.js';
import { CampaignTests } from './campaign-tests.service.js';
import { CampaignQueries } from './campaigns.queries.js';
import { Campaigns } from './campaigns.service.js';
import { RecipientQueries, recipientListQuery } from './recipients.queries.js';
import { SentMessages } from './sent-messages.service.js';
import { SingleSends } from './single-sends.service.js';

type Id = z.infer<typeof idParam>;

/** Audience, sending and ledger of one campaign. */
@ApiTags('campaigns')
@Roles('staff')
@Controller('api/admin/campaigns/:id')
export class CampaignSendingController {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly queries: CampaignQueries,
    private readonly recipients: RecipientQueries,
    private readonly tests: CampaignTests,
    private readonly singles: SingleSends,
    private readonly sent: SentMessages,
  ) {}

  @Get('audience')
  @Returns(audiencePreview)
  audience(@Param({ schema: idParam }) { id }: Id): Promise<AudiencePreview> {
    return this.tests.preview(id);
  }

  @Get('message')
  @Returns(messagePreview)
  message(@Param({ schema: idParam }) { id }: Id): Promise<MessagePreview> {
    return this.tests.message(id);
  }

  @Get('recipients')
  @ReturnsPageOf(recipient)
  list(
    @Param({ schema: idParam }) { id }: Id,
    @Query({ schema: recipientListQuery }) query: z.infer<typeof recipientListQuery>,
  ): Promise<Page<RecipientRecord>> {
    return this.recipients.page(id, query);
  }

  /** For the e-mail provider: First Name, Last Name, Email, Personalized Link. */
  @Get('recipients.csv')
  @ApiProduces('text/csv')
  @Returns(z.string())
  csv(@Param({ schema: idParam }) { id }: Id, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'campagne.csv', (gone) => this.recipients.csv(id, gone));
  }

  @Post('schedule')
  @Returns(campaign)
  async schedule(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: campaignSchedule }) { at }: z.infer<typeof campaignSchedule>,
    @CurrentUser() user: SignedInUser,
  ): Promise<CampaignRecord> {
    await this.campaigns.schedule(id, at, user);
    return this.queries.get(id);
  }

  @Post('pause')
  @Returns(campaign)
  async pause(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<CampaignRecord> {
    await this.campaigns.pause(id, user);
    return this.queries.get(id);
  }

  @Post('resume')
  @Returns(campaign)
  async resume(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<CampaignRecord> {
    await this.campaigns.resume(id, user);
    return this.queries.get(id);
  }

  @Post('cancel')
  @Returns(campaign)
  async cancel(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<CampaignRecord> {
    await this.campaigns.cancel(id, user);
    return this.queries.get(id);
  }

  /** Polls the e-mail provider now. */
  @Post('poll')
  @Returns(campaign, 202)
  async poll(@Param({ schema: idParam }) { id }: Id): Promise<CampaignRecord> {
    await this.campaigns.askProvider(id);
    return this.queries.get(id);
  }

  @Post('test')
  @Returns(testSent)
  async test(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: testSend }) { email }: z.infer<typeof testSend>,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof testSent>> {
    return { recipient: await this.tests.send(id, email, user) };
  }

  @Post('prospects')
  @Returns(campaign)
  async add(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: addedProspect }) { prospectId }: z.infer<typeof addedProspect>,
    @CurrentUser() user: SignedInUser,
  ): Promise<CampaignRecord> {
    await this.singles.add(id, prospectId, user);
    return this.queries.get(id);
  }

  /** Adds recipients whose pages were approved since the start. */
  @Post('retake')
  @Returns(retaken)
  async retake(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<z.infer<typeof retaken>> {
    return { added: await this.campaigns.retake(id, user) };
  }

  /** All failed messages again, for those who may still be written to. */
  @Post('retry-failed')
  @HttpCode(200)
  @Returns(failedRetried)
  retryFailed(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<FailedRetried> {
    return this.campaigns.retryFailed(id, user);
  }

  /** Not for viewers: the e-mail carries the link that ends all others. */
  @Get('recipients/:recipientId/message')
  @Returns(sentMessage)
  sentTo(@Param({ schema: recipientParams }) { id, recipientId }: z.infer<typeof recipientParams>): Promise<SentMessage> {
    return this.sent.get(id, recipientId);
  }

  @Post('recipients/:recipientId/resolve')
  @Returns(recipient)
  async resolve(
    @Param({ schema: recipientParams }) { id, recipientId }: z.infer<typeof recipientParams>,
    @Body({ schema: resolution }) { outcome }: z.infer<typeof resolution>,
    @CurrentUser() user: SignedInUser,
  ): Promise<RecipientRecord> {
    await this.campaigns.resolve(id, recipientId, outcome, user);
    return this.recipients.get(id, recipientId);
  }
}
