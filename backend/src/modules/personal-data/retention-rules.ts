/** A kind of data with an end. Its name is the key of its words on the screen. */
export type RetentionKind =
  | 'prospects'
  | 'silentProspects'
  | 'contactMessages'
  | 'auditRequests'
  | 'referrals'
  | 'mails'
  | 'providerEvents'
  | 'strangerEvents'
  | 'webhookDeliveries'
  | 'imports'
  | 'rawMeasurements'
  | 'auditLog'
  | 'sessions'
  | 'vendorCalls';

export interface RetentionRule {
  kind: RetentionKind;
  /** Read as `t`. */
  table: string;
  /** From when the period counts. */
  at: string;
  where: string;
  /** Deletes the row, or only what this sets. */
  set?: string;
  /** Where the period is kept; else it is fixed, in days. */
  setting?: { document: 'retention' | 'legal'; path: string; unit: 'months' | 'days' };
  fixedDays?: number;
  /** Rows that many others hang on: a night deletes no unusual number of them without a person. */
  isGuarded?: boolean;
}

const PROMISE = { document: 'legal', path: 'retentionMonths', unit: 'months' } as const;
const own = (path: string, unit: 'months' | 'days') => ({ document: 'retention' as const, path, unit });

const latest = (column: string, from: string) => `(SELECT max(${column}) FROM ${from})`;
const some = (from: string) => `EXISTS (SELECT FROM ${from})`;

const VISITS = `events e WHERE e.prospect_id = t.id AND e.actor = 'human'`;
const CALLS = 'appointments a WHERE a.prospect_id = t.id';
const REQUESTS = 'seo_audit_requests r WHERE r.prospect_id = t.id';
const REFERRALS = 'referrals f WHERE f.prospect_id = t.id';
const MESSAGES = 'contact_messages m WHERE lower(m.email) = lower(t.email)';
const MAILS = 'outbox o WHERE o.prospect_id = t.id AND lower(o.recipient) = lower(t.email)';
const SENDINGS = 'campaign_recipients c WHERE c.prospect_id = t.id';

/** When we last wrote to a prospect. */
const LAST_WRITTEN = `greatest(t.created_at, t.email_sent_at, ${latest('o.sent_at', MAILS)}, ${latest('c.sent_at', SENDINGS)})`;

/** The last exchange with a prospect: what they did, what we sent, what staff noted down. */
const LAST_EXCHANGE = `greatest(${LAST_WRITTEN}, ${latest('e.occurred_at', VISITS)},
  ${latest('q.timestamp', 'reponses_quiz q WHERE q.prospect_id = t.id')}, ${latest('greatest(a.created_at, a.end_at)', CALLS)},
  ${latest('r.created_at', REQUESTS)}, ${latest('f.created_at', REFERRALS)}, ${latest('m.created_at', MESSAGES)},
  ${latest('greatest(c.opened_at, c.clicked_at, c.replied_at)', SENDINGS)}, ${latest('n.created_at', 'notes n WHERE n.prospect_id = t.id')},
  ${latest('l.at', `audit_log l WHERE l.resource = 'prospects' AND l.resource_id = t.id::text AND l.action = 'update'`)})`;

const NEVER_REACTED = `t.status IN ('new', 'contacted', 'rejected') AND NOT (t.page_vue OR t.quiz_commence OR t.quiz_fait OR t.rdv_pris)
  AND NOT t.metadata @> '{"is_trial": true}' AND NOT ${some(VISITS)} AND NOT ${some(CALLS)} AND NOT ${some(REQUESTS)}
  AND NOT ${some(REFERRALS)} AND NOT ${some(MESSAGES)} AND NOT ${some(`${SENDINGS} AND c.replied_at IS NOT NULL`)}`;

/** In the order in which they are applied: with a prospect goes most of the rest. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { kind: 'prospects', table: 'prospects', at: LAST_EXCHANGE, where: `t.status <> 'converted'`, setting: PROMISE, isGuarded: true },
  {
    kind: 'silentProspects',
    table: 'prospects',
    at: LAST_WRITTEN,
    where: NEVER_REACTED,
    setting: own('silentProspectMonths', 'months'),
    isGuarded: true,
  },
  { kind: 'contactMessages', table: 'contact_messages', at: 't.created_at', where: 'true', setting: PROMISE },
  { kind: 'auditRequests', table: 'seo_audit_requests', at: 't.created_at', where: 't.prospect_id IS NULL', setting: PROMISE },
  {
    kind: 'referrals',
    table: 'referrals',
    at: 't.created_at',
    where: `t.referred_email <> '[effacé]'`,
    set: `referred_email = '[effacé]', notes = NULL`,
    setting: PROMISE,
  },
  {
    kind: 'mails',
    table: 'outbox',
    at: 't.created_at',
    where: `t.status NOT IN ('queued', 'sending')`,
    setting: own('mailMonths', 'months'),
  },
  {
    kind: 'providerEvents',
    table: 'emelia_events',
    at: 't.created_at',
    where: `(t.prospect_id IS NOT NULL OR t.recipient_id IS NOT NULL) AND (t.raw <> '{}' OR t.email IS NOT NULL)`,
    set: `raw = '{}', email = NULL`,
    setting: own('providerEventDays', 'days'),
  },
  {
    kind: 'strangerEvents',
    table: 'emelia_events',
    at: 't.created_at',
    where: 't.prospect_id IS NULL AND t.recipient_id IS NULL',
    setting: own('providerEventDays', 'days'),
  },
  {
    kind: 'webhookDeliveries',
    table: 'webhook_deliveries',
    at: 't.created_at',
    where: `t.status IN ('delivered', 'failed')`,
    setting: own('webhookDeliveryDays', 'days'),
  },
  {
    kind: 'imports',
    table: 'imports',
    at: 'coalesce(t.finished_at, t.created_at)',
    where: `t.status <> 'ready'`,
    setting: own('importDays', 'days'),
  },
  {
    kind: 'rawMeasurements',
    table: 'instant_page_analysis',
    at: 't.measured_at',
    where: 't.raw_response IS NOT NULL',
    set: 'raw_response = NULL',
    setting: own('rawMeasurementDays', 'days'),
  },
  { kind: 'auditLog', table: 'audit_log', at: 't.at', where: 'true', setting: own('auditLogMonths', 'months') },
  { kind: 'sessions', table: 'sessions', at: 't.expires_at', where: 'true', fixedDays: 30 },
  { kind: 'vendorCalls', table: 'vendor_calls', at: 't.at', where: 'true', fixedDays: 365 },
];

/** How many rows are due at `$1`, and when the next one will be reached by the period. */
export const dueSql = ({ table, at, where }: RetentionRule): string =>
  `SELECT count(*) FILTER (WHERE at < $1)::int AS due, min(at) FILTER (WHERE at >= $1) AS next FROM (SELECT ${at} AS at FROM ${table} t WHERE ${where}) kept`;

/** Deletes or empties at most `$2` of them. */
export function applySql({ table, at, where, set }: RetentionRule): string {
  // SKIP LOCKED: a row that somebody works on is due tomorrow, too
  const due = `ctid = ANY(ARRAY(SELECT t.ctid FROM ${table} t WHERE ${where} AND ${at} < $1 LIMIT $2 FOR UPDATE OF t SKIP LOCKED))`;
  return set ? `UPDATE ${table} SET ${set} WHERE ${due} RETURNING 1 AS one` : `DELETE FROM ${table} WHERE ${due} RETURNING 1 AS one`;
}

/** More than a tenth of a table, and more than a hundred rows, are a mistake rather than a night's work. */
export const isUnusual = (due: number, all: number): boolean => due > Math.max(100, all / 10);
