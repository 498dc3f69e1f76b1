import { z } from 'zod';
import { asRead, isoDateTime, optionalText, uuid } from '../../common/http/field.contract.js';
import { webhookEvent } from './webhook-events.contract.js';

const address = z
  .string('Adresse requise')
  .trim()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]+/i, 'Une adresse complète, comme https://exemple.ch/webhooks');

export const endpointCreate = z.object({
  url: address,
  description: optionalText(200),
  events: z.array(webhookEvent).min(1, 'Choisissez au moins un événement'),
});

export const endpointUpdate = endpointCreate.partial().extend({ is_active: z.boolean().optional(), ...asRead });

export const webhookEndpoint = z.object({
  id: uuid,
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(webhookEvent),
  is_active: z.boolean(),
  failing_since: isoDateTime.nullable(),
  disabled_reason: z.string().nullable(),
  /** Both secrets sign until then. */
  previous_secret_until: isoDateTime.nullable(),
  created_at: isoDateTime,
});

/** An event that is tried out on an endpoint, with an example. */
export const endpointTrial = z.object({ event: webhookEvent });

/** With the secret, shown this once. */
export const endpointWithSecret = webhookEndpoint.extend({ secret: z.string() });

export const deliveryStatus = z.enum(['queued', 'sending', 'delivered', 'failed']);

const attempt = z.object({
  at: isoDateTime,
  status: z.number().int().nullable(),
  durationMs: z.number().int(),
  error: z.string().nullable(),
});

export const webhookDelivery = z.object({
  id: uuid,
  endpoint_id: uuid,
  event: webhookEvent,
  payload: z.record(z.string(), z.unknown()),
  status: deliveryStatus,
  attempts: z.number().int(),
  next_attempt_at: isoDateTime,
  history: z.array(attempt),
  delivered_at: isoDateTime.nullable(),
  created_at: isoDateTime,
});

export type EndpointCreate = z.infer<typeof endpointCreate>;
export type EndpointTrial = z.infer<typeof endpointTrial>;
export type EndpointUpdate = z.infer<typeof endpointUpdate>;
export type WebhookEndpointRecord = z.infer<typeof webhookEndpoint>;
export type EndpointWithSecret = z.infer<typeof endpointWithSecret>;
export type WebhookDeliveryRecord = z.infer<typeof webhookDelivery>;
export type DeliveryAttempt = z.infer<typeof attempt>;
