import type { z } from 'zod';
import { TRIAL_CONFIRMATION_DAYS } from '../../rules/trial-addresses.rules.js';
import type { retentionSettings } from '../settings/retention-settings.contract.js';

/** A kind of data with an end. Its name is the key of its words on the screen. */
export type RetentionKind =
  | 'prospects'
  | 'silentProspects'
  | 'unconfirmedTrials'
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

/** A period of the settings. */
export type RetentionPath = Extract<keyof z.infer<typeof retentionSettings>, `${string}Months` | `${string}Days`>;

export interface RetentionRule {
  kind: RetentionKind;
  /** Read as `t`. */
  table: string;
  /** From when the period counts. */
  at: string;
  where: string;
  /** Deletes the row, or only what this sets. */
  set?: string;
  /** The setting of the period; otherwise it is fixed, in days. */
  setting?:
    | { document: 'legal'; path: 'retentionMonths'; unit: 'months' }
    | { document: 'retention'; path: RetentionPath; unit: 'months' | 'days' };
  fixedDays?: number;
  /**
   * Of prospects: rows of `prospect_id, at`, the latest of which is `x.at`. Many others hang on them: a night deletes no
   * unusual number without a person.
   */
  exchanges?: (of: Of) => string;
}

/** The condition that a column of prospects' ids meets. */
type Of = (column: string) => string;

const PROMISE = { document: 'legal', path: 'retentionMonths', unit: 'months' } as const;
const own = (path: RetentionPath, unit: 'months' | 'days') => ({ document: 'retention' as const, path, unit });

const some = (from: string) => `EXISTS (SELECT FROM ${from})`;
/** SQL: messages to prospects, for those whose column is `of`. */
const sendings = (of: Of) => `
  SELECT c.prospect_id, c.sent_at AS at FROM campaign_recipients c WHERE ${of('c.prospect_id')}
  UNION ALL SELECT p.id, o.sent_at FROM outbox o JOIN prospects p ON p.id = o.prospect_id AND lower(o.recipient) = lower(p.email) WHERE ${of('p.id')}`;
/** All that passed between us and prospects: what they did, what we sent, what staff noted down. */
const exchanges = (of: Of) => `${sendings(of)}
  UNION ALL SELECT e.prospect_id, e.occurred_at FROM events e WHERE e.actor = 'human' AND ${of('e.prospect_id')}
  UNION ALL SELECT q.prospect_id, q.timestamp FROM reponses_quiz q WHERE ${of('q.prospect_id')}
  UNION ALL SELECT a.prospect_id, greatest(a.created_at, a.end_at) FROM appointments a WHERE ${of('a.prospect_id')}
  UNION ALL SELECT r.prospect_id, r.created_at FROM seo_audit_requests r WHERE ${of('r.prospect_id')}
  UNION ALL SELECT f.prospect_id, f.created_at FROM referrals f WHERE ${of('f.prospect_id')}
  UNION ALL SELECT p.id, m.created_at FROM contact_messages m JOIN prospects p ON lower(p.email) = lower(m.email) WHERE ${of('p.id')}
  UNION ALL SELECT c.prospect_id, greatest(c.opened_at, c.clicked_at, c.replied_at) FROM campaign_recipients c WHERE ${of('c.prospect_id')}
  UNION ALL SELECT n.prospect_id, n.created_at FROM notes n WHERE ${of('n.prospect_id')}
  UNION ALL SELECT s.prospect_id, greatest(s.at, s.created_at) FROM prospect_notes s WHERE ${of('s.prospect_id')}
  UNION ALL SELECT k.prospect_id, greatest(k.created_at, k.done_at) FROM prospect_tasks k WHERE ${of('k.prospect_id')}
  UNION ALL SELECT p.id, l.at FROM audit_log l JOIN prospects p ON p.id::text = l.resource_id
             WHERE l.resource = 'prospects' AND l.action = 'update' AND ${of('p.id')}`;

const NEVER_REACTED = `t.status IN ('new', 'contacted', 'rejected') AND NOT (t.page_vue OR t.quiz_commence OR t.quiz_fait OR t.rdv_pris)
  AND NOT t.metadata @> '{"is_trial": true}' AND NOT ${some(`events e WHERE e.prospect_id = t.id AND e.actor = 'human'`)}
  AND NOT ${some('appointments a WHERE a.prospect_id = t.id')} AND NOT ${some('seo_audit_requests r WHERE r.prospect_id = t.id')}
  AND NOT ${some('referrals f WHERE f.prospect_id = t.id')} AND NOT ${some('contact_messages m WHERE lower(m.email) = lower(t.email)')}
  AND NOT ${some('campaign_recipients c WHERE c.prospect_id = t.id AND c.replied_at IS NOT NULL')}`;

/** The address may have been typed by another person: nothing was measured or shown, and staff has not handled it. */
const NEVER_CONFIRMED = `t.status = 'new' AND ${some(`trial_verifications v WHERE v.prospect_id = t.id AND v.confirmed_at IS NULL
  AND (v.starts_analysis OR t.metadata @> '{"trial_review": "waiting"}')`)}`;

const LATEST = 'greatest(t.created_at, t.email_sent_at, x.at)';

/** In order: deleting a prospect deletes most of the rest. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { kind: 'prospects', table: 'prospects', at: LATEST, where: `t.status <> 'converted'`, setting: PROMISE, exchanges },
  {
    kind: 'silentProspects',
    table: 'prospects',
    at: LATEST,
    where: NEVER_REACTED,
    setting: own('silentProspectMonths', 'months'),
    exchanges: sendings,
  },
  {
    kind: 'unconfirmedTrials',
    table: 'prospects',
    at: LATEST,
    where: NEVER_CONFIRMED,
    fixedDays: TRIAL_CONFIRMATION_DAYS,
    exchanges: sendings,
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

/** SQL: the table with the latest contact of each prospect. */
const rowsOf = ({ table, exchanges: of }: RetentionRule, which: Of): string =>
  of
    ? `${table} t LEFT JOIN (SELECT prospect_id, max(at) AS at FROM (${of(which)}) one GROUP BY 1) x ON x.prospect_id = t.id`
    : `${table} t`;
const all: Of = () => 'true';
const chosen: Of = (column) => `${column} = ANY($2::uuid[])`;

/** How many rows are due at `$1`, and when the next one will be reached by the period. */
export const dueSql = (rule: RetentionRule): string =>
  `SELECT count(*) FILTER (WHERE at < $1)::int AS due, min(at) FILTER (WHERE at >= $1) AS next
     FROM (SELECT ${rule.at} AS at FROM ${rowsOf(rule, all)} WHERE ${rule.where}) kept`;

/** The prospects that are due: looked for once, because that reads all exchanges. */
export const dueIdsSql = (rule: RetentionRule): string =>
  `SELECT t.id FROM ${rowsOf(rule, all)} WHERE t.created_at < $1 AND ${rule.where} AND ${rule.at} < $1`;

/** Deletes those of the prospects `$2`, which are held, that are due still. */
export const deleteSql = (rule: RetentionRule): string =>
  `DELETE FROM ${rule.table} WHERE id IN (SELECT t.id FROM ${rowsOf(rule, chosen)}
     WHERE t.id = ANY($2::uuid[]) AND ${rule.where} AND ${rule.at} < $1) RETURNING id`;

/** Deletes or empties at most `$2` rows that are due. */
export function applySql({ table, at, where, set }: RetentionRule): string {
  // SKIP LOCKED: a row in use is deleted the next day
  const due = `ctid = ANY(ARRAY(SELECT t.ctid FROM ${table} t WHERE ${where} AND ${at} < $1 LIMIT $2 FOR UPDATE OF t SKIP LOCKED))`;
  return set ? `UPDATE ${table} SET ${set} WHERE ${due} RETURNING 1 AS one` : `DELETE FROM ${table} WHERE ${due} RETURNING 1 AS one`;
}

/** More than a tenth of a table, and more than a hundred rows, are a mistake rather than a night's work. */
export const isUnusual = (due: number, all: number): boolean => due > Math.max(100, all / 10);
