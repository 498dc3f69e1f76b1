import { PUBLISHED_FIELDS, type WebhookEvent } from '../../rules/webhook-events.rules.js';

/** Which column of a delivery refers to the record that the event is about; the delivery is deleted with it. */
type SourceColumn = 'audit_request_id' | 'message_id' | 'referral_id' | 'reply_id';

/** SQL of the body of an event for the subjects `$2`, with the details `$3`: `prospect_id`, `source_id` and `data`. */
interface Subject {
  source?: SourceColumn;
  sql: string;
}

const object = (columns: readonly string[], of: string): string =>
  `jsonb_build_object(${columns.map((name) => `'${name}', ${of}.${name}`).join(', ')})`;
const PROSPECT = object(['id', ...PUBLISHED_FIELDS], 'p');
/** Null where there is no prospect. */
const ABOUT = `CASE WHEN p.id IS NOT NULL THEN ${object(['id', 'business_name', 'site_url'], 'p')} END`;

const body = (prospectId: string, sourceId: string, data: string, from: string): string =>
  `SELECT ${prospectId} AS prospect_id, ${sourceId} AS source_id, ${data} AS data FROM ${from} = ANY($2::uuid[])`;

const prospect: Subject = {
  sql: body('p.id', 'NULL::uuid', `jsonb_build_object('prospect', ${PROSPECT}) || $3`, 'prospects p WHERE p.id'),
};
/** A moment among the details, as PostgreSQL writes the others. */
const moment = (name: string): string => `jsonb_build_object('${name}', ($3 ->> '${name}')::timestamptz)`;
const trialEnd: Subject = { sql: prospect.sql.replace('|| $3', `|| $3 || ${moment('finished_at')}`) };

const REQUEST = object(['id', 'email', 'site_url', 'status', 'prospect_id', 'created_at'], 'r');
const auditRequest: Subject = {
  source: 'audit_request_id',
  sql: body(
    'r.prospect_id',
    'r.id',
    `jsonb_build_object('request', ${REQUEST}, 'prospect', ${ABOUT}) || $3`,
    'seo_audit_requests r LEFT JOIN prospects p ON p.id = r.prospect_id WHERE r.id',
  ),
};

const APPOINTMENT = object(['id', 'prospect_id', 'start_at', 'end_at', 'status'], 'a');
const appointment: Subject = {
  sql: body(
    'a.prospect_id',
    'NULL::uuid',
    `jsonb_build_object('appointment', ${APPOINTMENT}, 'prospect', ${ABOUT}) || $3`,
    'appointments a JOIN prospects p ON p.id = a.prospect_id WHERE a.id',
  ),
};

const MESSAGE = object(['id', 'form', 'prenom', 'nom', 'entreprise', 'email', 'telephone', 'site_url', 'created_at'], 'm');
const SENDER = `(SELECT sender.id FROM prospects sender WHERE lower(sender.email) = lower(m.email) ORDER BY sender.created_at DESC, sender.id LIMIT 1)`;
const message: Subject = {
  source: 'message_id',
  sql: body(
    'p.id',
    'm.id',
    `jsonb_build_object('message', ${MESSAGE}, 'prospect', ${ABOUT}) || $3`,
    `contact_messages m LEFT JOIN prospects p ON p.id = ${SENDER} WHERE m.id`,
  ),
};

const REFERRAL = `jsonb_build_object('id', r.id, 'status', r.status, 'is_invited', r.invited_at IS NOT NULL, 'created_at', r.created_at)`;
const referral: Subject = {
  source: 'referral_id',
  sql: body(
    'r.prospect_id',
    'r.id',
    `jsonb_build_object('referral', ${REFERRAL}, 'prospect', ${ABOUT}) || $3`,
    'referrals r LEFT JOIN prospects p ON p.id = r.prospect_id WHERE r.id',
  ),
};

const REPLY = `jsonb_build_object('id', e.id, 'campaign_id', e.campaign_id, 'campaign', c.name, 'replied_at', e.occurred_at)`;
const reply: Subject = {
  source: 'reply_id',
  sql: body(
    'e.prospect_id',
    'e.id',
    `jsonb_build_object('reply', ${REPLY}, 'prospect', ${ABOUT}) || $3`,
    'emelia_events e LEFT JOIN prospects p ON p.id = e.prospect_id LEFT JOIN email_campaigns c ON c.id = e.campaign_id WHERE e.id',
  ),
};

export const WEBHOOK_SUBJECTS: Record<WebhookEvent, Subject> = {
  'prospect.created': prospect,
  'prospect.updated': prospect,
  // the id only, also of a deleted prospect
  'prospect.deleted': {
    sql: `SELECT NULL::uuid AS prospect_id, NULL::uuid AS source_id, jsonb_build_object('prospect', jsonb_build_object('id', id)) || $3 AS data
            FROM unnest($2::uuid[]) AS id`,
  },
  'trial.created': prospect,
  'trial.verified': prospect,
  'trial.measured': trialEnd,
  'trial.failed': trialEnd,
  'quiz.completed': prospect,
  'score.updated': prospect,
  'audit.requested': auditRequest,
  'audit.sent': auditRequest,
  'appointment.booked': appointment,
  'appointment.moved': { sql: appointment.sql.replace('|| $3', `|| $3 || ${moment('previous_start_at')}`) },
  'appointment.cancelled': appointment,
  'message.received': message,
  'referral.created': referral,
  'campaign.replied': reply,
};
