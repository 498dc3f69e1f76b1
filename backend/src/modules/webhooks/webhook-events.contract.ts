import { z } from 'zod';
import { SCAN_OUTCOMES } from '../../rules/scan-outcomes.rules.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../rules/webhook-events.rules.js';

/**
 * Bodies of events. Free text (messages, notes, replies) is never sent: it is read in the back-office. `webhook-subjects.ts` builds them;
 * `link` is added while sending, so that no stored body opens a page.
 */

const uuid = z.uuid();
const moment = z.iso.datetime({ offset: true });
const text = z.string();

/** An object that several events carry; the reference describes it once. */
const named = <Shape extends z.ZodRawShape>(name: string, shape: Shape) => z.strictObject(shape).meta({ id: `Webhook${name}` });

const id = uuid.describe('id of the prospect, the same in every event');
const link = z.url().describe('personal link of the prospect, as it is when the event is sent');

const prospect = named('Prospect', {
  id,
  link,
  prenom: text.describe('first name; empty on trials'),
  nom: text.describe('name; the company on trials'),
  email: text,
  telephone: text.nullable(),
  business_name: text.nullable(),
  site_url: text.nullable(),
  status: text.describe('stage of the pipeline: `new`, `contacted`, `qualified`, `converted`, `rejected`'),
  score: z.number().nullable().describe('SmartIndex, 0 to 100; null before the quiz'),
  self_serve_score: z.number().nullable().describe('score of a trial over what was measured, 0 to 100; null below three parts'),
  self_serve_measured: z.number().nullable().describe('how many of its five parts were measured'),
  page_vue: z.boolean().describe('the personal page was seen'),
  quiz_fait: z.boolean().describe('the quiz is finished'),
  rdv_pris: z.boolean().describe('a call is booked'),
  created_at: moment,
});

const about = named('About', { id, link, business_name: text.nullable(), site_url: text.nullable() });

const request = named('Request', {
  id: uuid,
  email: text,
  site_url: text.nullable(),
  status: text,
  prospect_id: uuid.nullable(),
  created_at: moment,
});

const appointment = named('Appointment', { id: uuid, prospect_id: uuid, start_at: moment, end_at: moment, status: text });

const message = named('Message', {
  id: uuid,
  form: text.describe('which form: `contact`, `final-cta`, `audit-cta`, `listing`'),
  prenom: text.nullable(),
  nom: text,
  entreprise: text.nullable(),
  email: text,
  telephone: text.nullable(),
  site_url: text.nullable(),
  created_at: moment,
});

/** Without the address of the colleague, who gave no consent. */
const referral = named('Referral', {
  id: uuid,
  status: text,
  is_invited: z.boolean().describe('we have written to the colleague'),
  created_at: moment,
});

const reply = named('Reply', {
  id: uuid,
  campaign_id: uuid.nullable(),
  campaign: text.nullable().describe('name of the campaign'),
  replied_at: moment,
});

const outcome = z.enum(SCAN_OUTCOMES);
const scan = { prospect, outcome, finished_at: moment };

/** The `data` of each event. */
export const webhookData = {
  'prospect.created': z.strictObject({ prospect }).describe('a prospect was added, by whichever way'),
  'prospect.updated': z
    .strictObject({ prospect, changed: z.array(text).describe('names of the fields of `prospect` that changed') })
    .describe('one of the fields below changed'),
  'prospect.deleted': z.strictObject({ prospect: z.strictObject({ id }) }).describe('a prospect was deleted or erased: forget it too'),
  'trial.created': z.strictObject({ prospect }).describe('a visitor has begun a trial; the address is not confirmed yet'),
  'trial.verified': z.strictObject({ prospect, verified_at: moment }).describe('the visitor has confirmed the address'),
  'trial.measured': z.strictObject(scan).describe('the analyses of a trial have ended with a result'),
  'trial.failed': z.strictObject(scan).describe('the analyses of a trial have ended without a result; `outcome` says more'),
  'quiz.completed': z.strictObject({ prospect, score: z.number().nullable() }).describe('a prospect has finished the quiz'),
  'score.updated': z
    .strictObject({ prospect, score: z.number(), previous: z.number().nullable() })
    .describe('the SmartIndex of a prospect changed'),
  'audit.requested': z.strictObject({ request, prospect: about.nullable() }).describe('somebody asks for the audit in PDF'),
  'audit.sent': z.strictObject({ request, prospect: about.nullable() }).describe('the audit was sent'),
  'appointment.booked': z.strictObject({ appointment, prospect: about }).describe('a call was booked'),
  'appointment.moved': z.strictObject({ appointment, prospect: about, previous_start_at: moment }).describe('a call has another time'),
  'appointment.cancelled': z.strictObject({ appointment, prospect: about }).describe('a call was cancelled'),
  'message.received': z
    .strictObject({ message, prospect: about.nullable() })
    .describe('a visitor has filled in a contact form; `prospect` has the same address, null when there is none'),
  'referral.created': z.strictObject({ referral, prospect: about }).describe('a prospect has named the colleague in charge'),
  'campaign.replied': z.strictObject({ reply, prospect: about.nullable() }).describe('somebody has answered a campaign'),
} satisfies Record<WebhookEvent, z.ZodType>;

export const webhookEvent = z.enum(WEBHOOK_EVENTS);

/** A complete body as received. */
export const webhookBody = (event: WebhookEvent) =>
  z.strictObject({
    type: z.literal(event),
    timestamp: z.iso.datetime(),
    test: z.literal(true).optional(),
    data: webhookData[event],
  });

export const webhookEventRecord = z.object({ event: webhookEvent, example: z.record(z.string(), z.unknown()) });
export type WebhookEventRecord = z.infer<typeof webhookEventRecord>;
