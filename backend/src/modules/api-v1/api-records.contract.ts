import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { appointmentStatus } from '../appointments/appointment.contract.js';
import { campaignChannel, campaignStatistics, campaignStatus } from '../campaigns/campaign.contract.js';
import { endpointCreate, webhookEndpoint } from '../webhooks/webhook.contract.js';
import { cursorPage, EXAMPLE_ID, EXAMPLE_TIME } from './api-common.contract.js';

const count = z.number().int();
const CAMPAIGN = {
  id: EXAMPLE_ID,
  name: 'Menuiseries, novembre',
  subject: 'Votre site, mesuré',
  channel: 'smtp',
  status: 'scheduled',
  audience_count: 120,
  scheduled_date: EXAMPLE_TIME,
  started_at: null,
  sent_at: null,
  sent_count: 0,
  statistics: null,
  created_at: EXAMPLE_TIME,
  updated_at: EXAMPLE_TIME,
};

/** A campaign, without its text and its recipients. */
export const apiCampaign = z
  .object({
    id: uuid,
    name: z.string(),
    subject: z.string(),
    channel: campaignChannel,
    status: campaignStatus,
    audience_count: count,
    scheduled_date: isoDateTime.nullable(),
    started_at: isoDateTime.nullable(),
    sent_at: isoDateTime.nullable(),
    sent_count: count,
    statistics: campaignStatistics.nullable().meta({ description: 'Only of sent campaigns.' }),
    created_at: isoDateTime,
    updated_at: isoDateTime,
  })
  .meta({ example: CAMPAIGN });
export const apiCampaignPage = cursorPage(apiCampaign, CAMPAIGN);

const APPOINTMENT = {
  id: EXAMPLE_ID,
  prospect_id: EXAMPLE_ID,
  company: 'Rochat Menuiserie',
  contact: 'Anne Rochat',
  email: 'anne.rochat@example.ch',
  telephone: '+41 21 555 01 02',
  start_at: EXAMPLE_TIME,
  end_at: EXAMPLE_TIME,
  status: 'booked',
  notes: null,
  booked_by: null,
  created_at: EXAMPLE_TIME,
  updated_at: EXAMPLE_TIME,
};

/** A call with a prospect. */
export const apiAppointment = z
  .object({
    id: uuid,
    prospect_id: uuid,
    company: z.string(),
    contact: z.string(),
    email: z.string(),
    telephone: z.string().nullable(),
    start_at: isoDateTime,
    end_at: isoDateTime,
    status: appointmentStatus,
    notes: z.string().nullable(),
    booked_by: z.string().nullable().meta({ description: 'Who of the team booked it; null: the prospect.' }),
    created_at: isoDateTime,
    updated_at: isoDateTime,
  })
  .meta({ example: APPOINTMENT });
export const apiAppointmentPage = cursorPage(apiAppointment, APPOINTMENT);

const WEBHOOK = {
  id: EXAMPLE_ID,
  url: 'https://hooks.example.ch/smartindex',
  description: null,
  events: ['quiz.completed'],
  is_active: true,
  failing_since: null,
  disabled_reason: null,
  previous_secret_until: null,
  created_at: EXAMPLE_TIME,
};

/** An address that receives events. */
export const apiWebhook = webhookEndpoint.meta({ example: WEBHOOK });
export const apiWebhookPage = cursorPage(apiWebhook, WEBHOOK);
export const apiWebhookCreate = endpointCreate.meta({ example: { url: WEBHOOK.url, events: WEBHOOK.events } });
/** With the secret of its signatures (Standard Webhooks), shown this once. */
export const apiWebhookMade = webhookEndpoint
  .extend({ secret: z.string() })
  .meta({ example: { ...WEBHOOK, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' } });

export type ApiCampaign = z.infer<typeof apiCampaign>;
export type ApiAppointment = z.infer<typeof apiAppointment>;
export type ApiWebhook = z.infer<typeof apiWebhook>;
export type ApiWebhookCreate = z.infer<typeof apiWebhookCreate>;
export type ApiWebhookMade = z.infer<typeof apiWebhookMade>;
