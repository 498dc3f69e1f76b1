import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/access.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type WebhookEventRecord, webhookEventRecord } from './webhook-events.contract.js';
import { webhookExamples } from './webhook-examples.js';

@ApiTags('webhooks')
@Roles('staff')
@Controller('api/admin/webhook-events')
export class WebhookEventsController {
  /** Every event with an example of its body. */
  @Get()
  @Returns(webhookEventRecord, 200, { isArray: true })
  list(): WebhookEventRecord[] {
    return webhookExamples();
  }
}
