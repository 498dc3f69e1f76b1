import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type CampaignCreate,
  type CampaignRecord,
  type CampaignSender,
  type CampaignUpdate,
  campaign,
  campaignCreate,
  campaignSender,
  campaignUpdate,
} from './campaign.contract.js';
import { CampaignQueries, campaignListQuery } from './campaigns.queries.js';
import { Campaigns } from './campaigns.service.js';
import { NewCampaigns } from './new-campaigns.service.js';
import { SenderIdentity } from './sender-identity.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('campaigns')
@Roles('staff')
@Controller('api/admin/campaigns')
export class CampaignsController {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly made: NewCampaigns,
    private readonly queries: CampaignQueries,
    private readonly identity: SenderIdentity,
  ) {}

  @Get()
  @ReturnsPageOf(campaign)
  list(@Query({ schema: campaignListQuery }) query: z.infer<typeof campaignListQuery>): Promise<Page<CampaignRecord>> {
    return this.queries.page(query);
  }

  /** Returns whether campaigns can be sent. */
  @Get('sender')
  @Returns(campaignSender)
  async sender(): Promise<CampaignSender> {
    return { objection: await this.identity.objection() };
  }

  @Get(':id')
  @Returns(campaign)
  get(@Param({ schema: idParam }) { id }: Id): Promise<CampaignRecord> {
    return this.queries.get(id);
  }

  @Post()
  @Returns(campaign, 201)
  async create(@Body({ schema: campaignCreate }) body: CampaignCreate, @CurrentUser() user: SignedInUser): Promise<CampaignRecord> {
    return this.queries.get(await this.made.create(body, user));
  }

  @Put(':id')
  @Returns(campaign)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: campaignUpdate }) body: CampaignUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<CampaignRecord> {
    await this.campaigns.update(id, body, user);
    return this.queries.get(id);
  }

  @Delete(':id')
  @Returns(campaign)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<CampaignRecord> {
    const record = await this.queries.get(id);
    await this.campaigns.remove(id, user);
    return record;
  }
}
