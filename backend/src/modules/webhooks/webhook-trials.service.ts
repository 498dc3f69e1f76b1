import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { SendingGate } from '../../common/mail/sending-gate.service.js';
import type { WebhookEvent } from '../../rules/webhook-events.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { webhookExample } from './webhook-examples.js';
import { isTaken, WebhookPost } from './webhook-post.service.js';

/** Sends an example to an endpoint once, also while disabled, to test it. */
@Injectable()
export class WebhookTrials {
  constructor(
    private readonly database: DataSource,
    private readonly post: WebhookPost,
    private readonly gate: SendingGate,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the delivery, which has the outcome. */
  async send(endpointId: string, event: WebhookEvent, user: SignedInUser): Promise<string> {
    const endpoint = await this.database.getRepository(WebhookEndpoint).findOneBy({ id: endpointId });
    if (!endpoint) throw notFound('Cette adresse n’existe pas ou a été supprimée.');
    if (!(await this.gate.isOpen())) throw conflict('sending_halted', 'Les envois sont suspendus depuis une restauration.');
    const id = randomUUID();
    const payload = { ...webhookExample(event, this.clock.now().toISOString()), test: true };
    const attempt = await this.post.attempt(id, payload, endpoint);
    const delivered = isTaken(attempt.status);
    await this.database.transaction(async (manager) => {
      await manager.insert(WebhookDelivery, {
        ...{ id, endpoint_id: endpointId, event, attempts: 1, history: [attempt] },
        payload: payload as object,
        status: delivered ? 'delivered' : 'failed',
        delivered_at: delivered ? this.clock.now() : null,
      });
      const after = { event, status: attempt.status };
      await this.audit.record(manager, user, { action: 'test', resource: 'webhook-endpoints', resourceId: endpointId, after });
    });
    return id;
  }
}
