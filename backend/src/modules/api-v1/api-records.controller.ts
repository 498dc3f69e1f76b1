import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, RateLimit, Roles, type SignedInUser } from '../../common/http/access.js';
import { ApiOperation } from '../../common/http/api-operation.js';
import { WebhookEndpoints } from '../webhooks/webhook-endpoints.service.js';
import { toEndpoint } from '../webhooks/webhooks.queries.js';
import { type ApiId, apiIdParam, cursorQuery } from './api-common.contract.js';
import {
  type ApiAppointment,
  type ApiCampaign,
  type ApiWebhook,
  type ApiWebhookCreate,
  type ApiWebhookMade,
  apiAppointment,
  apiAppointmentPage,
  apiCampaign,
  apiCampaignPage,
  apiWebhookCreate,
  apiWebhookMade,
  apiWebhookPage,
} from './api-records.contract.js';
import { ApiRecords } from './api-records.queries.js';
import type { CursorPage } from './cursor-pages.queries.js';
import { Idempotent } from './idempotency.service.js';

type Cursor = z.infer<typeof cursorQuery>;

@RateLimit('api')
@Controller('api/v1')
export class ApiRecordsController {
  constructor(
    private readonly records: ApiRecords,
    private readonly endpoints: WebhookEndpoints,
  ) {}

  @ApiTags('Campaigns')
  @Roles('staff')
  @Get('campaigns')
  @ApiOperation({
    summary: 'List campaigns',
    description: 'Newest first, without their texts and recipients.',
    scopes: ['campaigns:read'],
    returns: apiCampaignPage,
  })
  campaigns(@Query({ schema: cursorQuery }) query: Cursor): Promise<CursorPage<ApiCampaign>> {
    return this.records.campaigns(query);
  }

  @ApiTags('Campaigns')
  @Roles('staff')
  @Get('campaigns/:id')
  @ApiOperation({
    summary: 'Get a campaign',
    description: 'With its figures once it is sent.',
    scopes: ['campaigns:read'],
    returns: apiCampaign,
    errors: [404],
  })
  campaign(@Param({ schema: apiIdParam }) { id }: ApiId): Promise<ApiCampaign> {
    return this.records.campaign(id);
  }

  @ApiTags('Appointments')
  @Get('appointments')
  @ApiOperation({
    summary: 'List appointments',
    description: 'Calls with prospects, the last booked first.',
    scopes: ['appointments:read'],
    returns: apiAppointmentPage,
  })
  appointments(@Query({ schema: cursorQuery }) query: Cursor): Promise<CursorPage<ApiAppointment>> {
    return this.records.appointments(query);
  }

  @ApiTags('Appointments')
  @Get('appointments/:id')
  @ApiOperation({
    summary: 'Get an appointment',
    description: 'With company, contact and state.',
    scopes: ['appointments:read'],
    returns: apiAppointment,
    errors: [404],
  })
  appointment(@Param({ schema: apiIdParam }) { id }: ApiId): Promise<ApiAppointment> {
    return this.records.appointment(id);
  }

  @ApiTags('Webhooks')
  @Roles('staff')
  @Get('webhooks')
  @ApiOperation({
    summary: 'List webhooks',
    description: 'Addresses that receive events, newest first, without their secrets.',
    scopes: ['webhooks:write'],
    returns: apiWebhookPage,
  })
  webhooks(@Query({ schema: cursorQuery }) query: Cursor): Promise<CursorPage<ApiWebhook>> {
    return this.records.webhooks(query);
  }

  @ApiTags('Webhooks')
  @Roles('staff')
  @Post('webhooks')
  @Idempotent({ prospect: null, isSecret: true })
  @ApiOperation({
    summary: 'Create a webhook',
    description: 'Events are sent to this address, signed by Standard Webhooks. The secret is in this answer alone.',
    scopes: ['webhooks:write'],
    returns: apiWebhookMade,
    status: 201,
    errors: [409],
  })
  async create(@Body({ schema: apiWebhookCreate }) body: ApiWebhookCreate, @CurrentUser() user: SignedInUser): Promise<ApiWebhookMade> {
    const { endpoint, secret } = await this.endpoints.create(body, user);
    return { ...toEndpoint(endpoint), secret };
  }

  @ApiTags('Webhooks')
  @Roles('staff')
  @Delete('webhooks/:id')
  @ApiOperation({
    summary: 'Delete a webhook',
    description: 'What waits for this address is dropped.',
    scopes: ['webhooks:write'],
    errors: [404],
  })
  async remove(@Param({ schema: apiIdParam }) { id }: ApiId, @CurrentUser() user: SignedInUser): Promise<void> {
    await this.endpoints.remove(id, user);
  }
}
