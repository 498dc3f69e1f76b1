import type { z } from 'zod';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../rules/webhook-events.rules.js';
import type { WebhookEventRecord, webhookData } from './webhook-events.contract.js';

type Data = { [Event in WebhookEvent]: z.infer<(typeof webhookData)[Event]> };

const id = '5f0c2c6e-8f0b-4c5c-9d55-0b9d5a1c7e21';
const link = 'https://check.exemple.ch/t/exemple';
const company = { business_name: 'Boulangerie Exemple', site_url: 'https://boulangerie.example/' };
const created_at = '2026-11-12T08:30:00+00:00';
const own = { id: '0d9be7a4-2b5e-4f2b-8a0e-7a4f6f2d1c33', created_at };

const prospect: Data['prospect.created']['prospect'] = {
  ...{ id, link, prenom: 'Anne', nom: 'Exemple', email: 'anne@boulangerie.example', telephone: '+41791234567', ...company },
  ...{
    status: 'new',
    score: null,
    self_serve_score: null,
    self_serve_measured: null,
    page_vue: false,
    quiz_fait: false,
    rdv_pris: false,
    created_at,
  },
};
const trial = { ...prospect, prenom: '', nom: company.business_name, telephone: null, business_name: null };
const about = { id, link, ...company };
const request = { ...own, email: prospect.email, site_url: company.site_url, status: 'pending', prospect_id: id };
const appointment = {
  ...{ id: own.id, prospect_id: id, status: 'booked' },
  ...{ start_at: '2026-11-16T09:00:00+00:00', end_at: '2026-11-16T09:30:00+00:00' },
};
const finished_at = '2026-11-12T08:31:05+00:00';

const EXAMPLES: Data = {
  'prospect.created': { prospect },
  'prospect.updated': { prospect: { ...prospect, page_vue: true }, changed: ['page_vue'] },
  'prospect.deleted': { prospect: { id } },
  'trial.created': { prospect: trial },
  'trial.verified': { prospect: trial, verified_at: '2026-11-12T08:33:00+00:00' },
  'trial.measured': { prospect: { ...trial, self_serve_score: 64, self_serve_measured: 4 }, outcome: 'measured', finished_at },
  'trial.failed': { prospect: trial, outcome: 'unreachable', finished_at },
  'quiz.completed': { prospect: { ...prospect, page_vue: true, quiz_fait: true, score: 71 }, score: 71 },
  'score.updated': { prospect: { ...prospect, page_vue: true, quiz_fait: true, score: 74 }, score: 74, previous: 71 },
  'audit.requested': { request, prospect: about },
  'audit.sent': { request: { ...request, status: 'completed' }, prospect: about },
  'appointment.booked': { appointment, prospect: about },
  'appointment.moved': { appointment, prospect: about, previous_start_at: '2026-11-15T09:00:00+00:00' },
  'appointment.cancelled': { appointment: { ...appointment, status: 'cancelled' }, prospect: about },
  'message.received': {
    message: {
      ...{ ...own, form: 'contact', prenom: 'Anne', nom: 'Exemple', entreprise: company.business_name },
      ...{ email: prospect.email, telephone: null, site_url: company.site_url },
    },
    prospect: about,
  },
  'referral.created': { referral: { ...own, status: 'pending', is_invited: true }, prospect: about },
  'campaign.replied': {
    reply: { id: own.id, campaign_id: '7f1a3b52-6d0e-4b8e-9a1d-3c2b1a0f9e88', campaign: 'Automne', replied_at: created_at },
    prospect: about,
  },
};

/** A body as a receiver would get it, of a company that does not exist. */
export const webhookExample = (event: WebhookEvent, timestamp = '2026-11-12T08:30:00.000Z'): Record<string, unknown> => ({
  type: event,
  timestamp,
  data: EXAMPLES[event],
});

export const webhookExamples = (): WebhookEventRecord[] => WEBHOOK_EVENTS.map((event) => ({ event, example: webhookExample(event) }));
