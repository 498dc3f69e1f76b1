import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type DomainEvent, type EventSubscriber, events, type PublishedEvent } from '../../common/database/domain-events.js';
import { WEBHOOK_SUBJECTS } from './webhook-subjects.js';

/** Queues a delivery for each active endpoint of an event, in the transaction of its cause. */
@Injectable()
export class WebhookQueue implements EventSubscriber, OnModuleInit {
  constructor(private readonly database: DataSource) {}

  onModuleInit(): void {
    events.subscribe(this.database, this);
  }

  async handle(manager: EntityManager, event: DomainEvent): Promise<void> {
    if (isPublished(event)) await queueDeliveries(manager, event);
  }
}

const isPublished = (event: DomainEvent): event is PublishedEvent => event.type in WEBHOOK_SUBJECTS;

async function queueDeliveries(manager: EntityManager, { type, ids, details }: PublishedEvent): Promise<void> {
  const { source, sql } = WEBHOOK_SUBJECTS[type];
  await manager.query(
    `WITH queued AS (
       INSERT INTO webhook_deliveries (endpoint_id, event, payload, prospect_id${source ? `, ${source}` : ''})
       SELECT endpoint.id, $1, jsonb_build_object('type', $1::text, 'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                'data', body.data), body.prospect_id${source ? ', body.source_id' : ''}
         FROM webhook_endpoints endpoint CROSS JOIN LATERAL (${sql.replaceAll('$3', '$3::jsonb')}) AS body
        WHERE endpoint.is_active AND $1 = ANY (endpoint.events) RETURNING 1
     ) SELECT pg_notify('webhooks', '') FROM queued LIMIT 1`,
    [type, ids, JSON.stringify(details ?? {})],
  );
}
