import { Injectable } from '@nestjs/common';
import { addHours } from 'date-fns/addHours';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { EndpointCreate, EndpointUpdate } from './webhook.contract.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookSecrets } from './webhook-secrets.service.js';

/** Receivers change to the new secret within this time. */
const BOTH_SECRETS_HOURS = 24;
const RESOURCE = 'webhook-endpoints';

@Injectable()
export class WebhookEndpoints {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: WebhookSecrets,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async create(input: EndpointCreate, user: SignedInUser): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    const { secret, sealed } = await this.secrets.make();
    return this.database.transaction(async (manager) => {
      const endpoint = await manager.save(WebhookEndpoint, {
        ...input,
        description: input.description ?? null,
        secret: sealed,
      } as WebhookEndpoint);
      await this.audit.record(manager, user, { action: 'create', resource: RESOURCE, resourceId: endpoint.id, after: shown(endpoint) });
      return { endpoint: await manager.findOneByOrFail(WebhookEndpoint, { id: endpoint.id }), secret };
    });
  }

  /** Merges the keys that are present; switched on again, what waited leaves. */
  async update(id: string, { read, ...input }: EndpointUpdate, user: SignedInUser): Promise<WebhookEndpoint> {
    return this.database.transaction(async (manager) => {
      const before = await lock(manager, id);
      const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const isRestarted = input.is_active === true && !before.is_active;
      const after = await manager.save(WebhookEndpoint, {
        ...before,
        ...changes,
        ...(isRestarted && { failing_since: null, disabled_reason: null }),
      } as WebhookEndpoint);
      if (isRestarted) await manager.update(WebhookDelivery, { endpoint_id: id, status: 'queued' }, { next_attempt_at: this.clock.now() });
      await this.audit.record(manager, user, {
        action: 'update',
        resource: RESOURCE,
        resourceId: id,
        before: shown(before),
        after: shown(after),
        read,
      });
      return after;
    });
  }

  /** A new secret; the one of before signs beside it for a day. */
  async rotate(id: string, user: SignedInUser): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    const { secret, sealed } = await this.secrets.make();
    return this.database.transaction(async (manager) => {
      const before = await lock(manager, id);
      const until = addHours(this.clock.now(), BOTH_SECRETS_HOURS);
      const endpoint = await manager.save(WebhookEndpoint, {
        ...before,
        secret: sealed,
        previous_secret: before.secret,
        previous_secret_until: until,
      } as WebhookEndpoint);
      await this.audit.record(manager, user, { action: 'rotate-secret', resource: RESOURCE, resourceId: id });
      return { endpoint, secret };
    });
  }

  async remove(id: string, user: SignedInUser): Promise<WebhookEndpoint> {
    return this.database.transaction(async (manager) => {
      const endpoint = await lock(manager, id);
      await manager.delete(WebhookEndpoint, { id });
      await this.audit.record(manager, user, { action: 'delete', resource: RESOURCE, resourceId: id, before: shown(endpoint) });
      return endpoint;
    });
  }

  /** Sends an event once more, under its own id, so that a receiver recognises it. */
  async replay(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(WebhookDelivery)
        .set({ status: 'queued', attempts: 0, next_attempt_at: this.clock.now() })
        .where('id = :id', { id })
        .execute();
      if (affected !== 1) throw notFound('Cet envoi n’existe plus, ou il est en cours.');
      await this.audit.record(manager, user, { action: 'replay', resource: 'webhook-deliveries', resourceId: id });
      await manager.query(`SELECT pg_notify('webhooks', '')`);
    });
  }
}

const shown = ({ url, description, events, is_active }: WebhookEndpoint) => ({ url, description, events, is_active });

async function lock(manager: EntityManager, id: string): Promise<WebhookEndpoint> {
  const found = await manager.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw notFound('Cette adresse n’existe pas ou a été supprimée.');
  return found;
}
