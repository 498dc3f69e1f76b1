import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import type { WebhookDeliveryRecord, WebhookEndpointRecord } from './webhook.contract.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

const ENDPOINT_FIELDS = { is_active: 'boolean', created_at: 'date' } satisfies FilterFields;
const DELIVERY_FIELDS = { endpoint_id: 'uuid', status: 'text', event: 'text', created_at: 'date' } satisfies FilterFields;

export const endpointListQuery = listQuery(['created_at', 'id'], ENDPOINT_FIELDS, {});
export const deliveryListQuery = listQuery(['created_at', 'id'], DELIVERY_FIELDS, {});

@Injectable()
export class WebhookQueries {
  constructor(private readonly database: DataSource) {}

  async endpoints(query: ListQuery<z.infer<typeof endpointListQuery>['filter']>): Promise<Page<WebhookEndpointRecord>> {
    const matching = this.database.getRepository(WebhookEndpoint).createQueryBuilder('endpoint');
    applyFilters(matching, query.filter, ENDPOINT_FIELDS);
    const { items, ...page } = await readPage(matching, query);
    return { ...page, items: items.map(toEndpoint) };
  }

  async endpoint(id: string): Promise<WebhookEndpointRecord> {
    const found = await this.database.getRepository(WebhookEndpoint).findOneBy({ id });
    if (!found) throw notFound('Cette adresse n’existe pas ou a été supprimée.');
    return toEndpoint(found);
  }

  async deliveries(query: ListQuery<z.infer<typeof deliveryListQuery>['filter']>): Promise<Page<WebhookDeliveryRecord>> {
    const matching = this.database.getRepository(WebhookDelivery).createQueryBuilder('delivery');
    applyFilters(matching, query.filter, DELIVERY_FIELDS);
    const { items, ...page } = await readPage(matching, query);
    return { ...page, items: items.map(toDelivery) };
  }

  async delivery(id: string): Promise<WebhookDeliveryRecord> {
    const found = await this.database.getRepository(WebhookDelivery).findOneBy({ id });
    if (!found) throw notFound('Cet envoi n’existe pas ou a été supprimé.');
    return toDelivery(found);
  }
}

/** Without the secrets. */
export function toEndpoint(row: WebhookEndpoint): WebhookEndpointRecord {
  const { id, url, description, events, is_active, disabled_reason } = row;
  return {
    ...{ id, url, description, events, is_active, disabled_reason },
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_secret_until: row.previous_secret_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function toDelivery(row: WebhookDelivery): WebhookDeliveryRecord {
  const { id, endpoint_id, event, payload, status, attempts, history } = row;
  return {
    ...{ id, endpoint_id, event, payload, status, attempts, history },
    next_attempt_at: row.next_attempt_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** For events before a time. */
export async function giveUpDeliveries(manager: EntityManager, before: Date): Promise<void> {
  await manager.query(`UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'queued' AND created_at < $1`, [before]);
}
