import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';
import { WebhookEndpoints } from './webhook-endpoints.service.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { WebhookSender } from './webhook-sender.schedule.js';
import { WebhookQueries } from './webhooks.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpoint, WebhookDelivery])],
  controllers: [WebhookEndpointsController, WebhookDeliveriesController],
  providers: [WebhookEndpoints, WebhookQueries, WebhookSecrets, WebhookSender],
})
export class WebhooksModule {}
