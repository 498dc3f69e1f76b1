import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DescribedWebhooks } from '../../common/http/described-webhooks.js';
import { WEBHOOK_EVENTS } from '../../rules/webhook-events.rules.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';
import { WebhookEndpoints } from './webhook-endpoints.service.js';
import { webhookBody } from './webhook-events.contract.js';
import { WebhookEventsController } from './webhook-events.controller.js';
import { WebhookLinks } from './webhook-links.queries.js';
import { WebhookPost } from './webhook-post.service.js';
import { WebhookQueue } from './webhook-queue.service.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { WebhookSender } from './webhook-sender.schedule.js';
import { WebhookTrials } from './webhook-trials.service.js';
import { WebhookQueries } from './webhooks.queries.js';

/** Every event with the body that receivers get. */
const described: DescribedWebhooks = { bodies: Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, webhookBody(event)])) };

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpoint, WebhookDelivery])],
  controllers: [WebhookEndpointsController, WebhookDeliveriesController, WebhookEventsController],
  providers: [
    WebhookEndpoints,
    WebhookQueries,
    WebhookQueue,
    WebhookSecrets,
    WebhookPost,
    WebhookLinks,
    WebhookTrials,
    WebhookSender,
    { provide: DescribedWebhooks, useValue: described },
  ],
  exports: [WebhookEndpoints],
})
export class WebhooksModule {}
