import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type EndpointCreate,
  type EndpointTrial,
  type EndpointUpdate,
  type EndpointWithSecret,
  endpointCreate,
  endpointTrial,
  endpointUpdate,
  endpointWithSecret,
  type WebhookDeliveryRecord,
  type WebhookEndpointRecord,
  webhookDelivery,
  webhookEndpoint,
} from './webhook.contract.js';
import { WebhookEndpoints } from './webhook-endpoints.service.js';
import { WebhookTrials } from './webhook-trials.service.js';
import { endpointListQuery, toEndpoint, WebhookQueries } from './webhooks.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('webhooks')
@Roles('staff')
@Controller('api/admin/webhook-endpoints')
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly trials: WebhookTrials,
    private readonly queries: WebhookQueries,
  ) {}

  @Get()
  @ReturnsPageOf(webhookEndpoint)
  list(@Query({ schema: endpointListQuery }) query: z.infer<typeof endpointListQuery>): Promise<Page<WebhookEndpointRecord>> {
    return this.queries.endpoints(query);
  }

  @Get(':id')
  @Returns(webhookEndpoint)
  get(@Param({ schema: idParam }) { id }: Id): Promise<WebhookEndpointRecord> {
    return this.queries.endpoint(id);
  }

  @Post()
  @Returns(endpointWithSecret, 201)
  async create(@Body({ schema: endpointCreate }) body: EndpointCreate, @CurrentUser() user: SignedInUser): Promise<EndpointWithSecret> {
    const { endpoint, secret } = await this.endpoints.create(body, user);
    return { ...toEndpoint(endpoint), secret };
  }

  @Put(':id')
  @Returns(webhookEndpoint)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: endpointUpdate }) body: EndpointUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<WebhookEndpointRecord> {
    return toEndpoint(await this.endpoints.update(id, body, user));
  }

  @Post(':id/rotate')
  @Returns(endpointWithSecret)
  async rotate(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<EndpointWithSecret> {
    const { endpoint, secret } = await this.endpoints.rotate(id, user);
    return { ...toEndpoint(endpoint), secret };
  }

  @Post(':id/test')
  @Returns(webhookDelivery)
  async test(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: endpointTrial }) { event }: EndpointTrial,
    @CurrentUser() user: SignedInUser,
  ): Promise<WebhookDeliveryRecord> {
    return this.queries.delivery(await this.trials.send(id, event, user));
  }

  @Delete(':id')
  @Returns(webhookEndpoint)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<WebhookEndpointRecord> {
    return toEndpoint(await this.endpoints.remove(id, user));
  }
}
