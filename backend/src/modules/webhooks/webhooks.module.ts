import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';
import { WebhookEndpoints } from './webhook-endpoints.service.js';
import { WebhookEventsController } from './webhook-events.controller.js';
import { WebhookLinks } from './webhook-links.queries.js';
import { WebhookPost } from './webhook-post.service.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { WebhookSender } from './webhook-sender.schedule.js';
import { WebhookTrials } from './webhook-trials.service.js';
import { WebhookQueries } from './webhooks.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpoint, WebhookDelivery])],
  controllers: [WebhookEndpointsController, WebhookDeliveriesController, WebhookEventsController],
  providers: [WebhookEndpoints, WebhookQueries, WebhookSecrets, WebhookPost, WebhookLinks, WebhookTrials, WebhookSender],
})
export class WebhooksModule {}
