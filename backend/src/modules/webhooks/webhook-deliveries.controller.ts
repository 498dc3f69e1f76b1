import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { type WebhookDeliveryRecord, webhookDelivery } from './webhook.contract.js';
import { WebhookEndpoints } from './webhook-endpoints.service.js';
import { deliveryListQuery, WebhookQueries } from './webhooks.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('webhooks')
@Roles('staff')
@Controller('api/admin/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly queries: WebhookQueries,
  ) {}

  @Get()
  @ReturnsPageOf(webhookDelivery)
  list(@Query({ schema: deliveryListQuery }) query: z.infer<typeof deliveryListQuery>): Promise<Page<WebhookDeliveryRecord>> {
    return this.queries.deliveries(query);
  }

  @Get(':id')
  @Returns(webhookDelivery)
  get(@Param({ schema: idParam }) { id }: Id): Promise<WebhookDeliveryRecord> {
    return this.queries.delivery(id);
  }

  @Post(':id/replay')
  @Returns(webhookDelivery)
  async replay(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<WebhookDeliveryRecord> {
    await this.endpoints.replay(id, user);
    return this.queries.delivery(id);
  }
}
