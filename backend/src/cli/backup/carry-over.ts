import type { EntityManager } from 'typeorm';

type Counts = Record<string, number>;

/**
 * Data that a restore must preserve, because it has external effects: objections, erasures, and what was sent. Copied before the tables are
 * emptied, in the transaction of the restore.
 */
const ASIDE: Readonly<Record<string, string>> = {
  kept_suppressions: 'SELECT * FROM suppressions',
  kept_links: 'SELECT * FROM unsubscribe_links',
  kept_permissions: 'SELECT prospect_id, purpose, withdrawn_at FROM contact_permissions WHERE withdrawn_at IS NOT NULL',
  kept_recipients: `SELECT * FROM campaign_recipients
     WHERE state NOT IN ('queued', 'left_out') OR coalesce(unsubscribed_at, complained_at, bounced_at) IS NOT NULL`,
  kept_outbox: `SELECT id, status, sent_at, handed_over_at, last_error FROM outbox WHERE status <> 'queued'`,
  kept_messages: 'SELECT * FROM campaign_messages',
  kept_deliveries: `SELECT id, delivered_at FROM webhook_deliveries WHERE status = 'delivered'`,
  kept_erasures: `SELECT * FROM person_erasures WHERE state = 'done'`,
};

export async function setAside(manager: EntityManager): Promise<void> {
  for (const [name, rows] of Object.entries(ASIDE)) await manager.query(`CREATE TEMP TABLE ${name} ON COMMIT DROP AS ${rows}`);
}

const campaign = '(SELECT c.id FROM email_campaigns c WHERE c.id = k.campaign_id)';
const prospect = '(SELECT p.id FROM prospects p WHERE p.id = k.prospect_id)';

/** Merges preserved data into the backup; each statement returns a row per change. */
const MERGES: Readonly<Record<string, string>> = {
  suppressions: `INSERT INTO suppressions (email_hash, scope, reason, note, campaign_id, prospect_id, created_by, created_at)
     SELECT k.email_hash, k.scope, k.reason, k.note, ${campaign}, ${prospect}, k.created_by, k.created_at FROM kept_suppressions k
     ON CONFLICT (email_hash, scope) DO UPDATE SET reason = excluded.reason, note = NULL, created_at = excluded.created_at
       WHERE excluded.reason = 'erased' AND suppressions.reason <> 'erased' RETURNING 1`,
  recipients: `UPDATE campaign_recipients r SET state = CASE k.state WHEN 'sending' THEN 'unknown' ELSE k.state END, sent_at = k.sent_at,
       detail = k.detail, reason = k.reason, attempts = greatest(r.attempts, k.attempts)
     FROM kept_recipients k WHERE k.id = r.id AND r.state IN ('queued', 'sending') AND k.state <> 'queued' RETURNING 1`,
  refusals: `UPDATE campaign_recipients r SET unsubscribed_at = coalesce(r.unsubscribed_at, k.unsubscribed_at),
       complained_at = coalesce(r.complained_at, k.complained_at), bounced_at = coalesce(r.bounced_at, k.bounced_at)
     FROM kept_recipients k WHERE k.id = r.id
       AND (r.unsubscribed_at, r.complained_at, r.bounced_at) IS DISTINCT FROM (k.unsubscribed_at, k.complained_at, k.bounced_at) RETURNING 1`,
  // of campaigns that had not begun yet: who has a row is not written to again
  newRecipients: `INSERT INTO campaign_recipients (id, campaign_id, prospect_id, email_hash, state, reason, detail, attempts, claimed_at, sent_at,
       unsubscribed_at, complained_at, bounced_at, created_at)
     SELECT k.id, k.campaign_id, ${prospect}, k.email_hash, CASE k.state WHEN 'sending' THEN 'unknown' ELSE k.state END, k.reason, k.detail,
       k.attempts, k.claimed_at, k.sent_at, k.unsubscribed_at, k.complained_at, k.bounced_at, k.created_at
     FROM kept_recipients k WHERE ${campaign} IS NOT NULL ON CONFLICT DO NOTHING RETURNING 1`,
  sentMessages: `INSERT INTO campaign_messages (recipient_id, prospect_id, subject, body_text, body_html, handed_over_at)
     SELECT r.id, r.prospect_id, k.subject, k.body_text, k.body_html, k.handed_over_at
     FROM kept_messages k JOIN campaign_recipients r ON r.id = k.recipient_id AND r.prospect_id = k.prospect_id
     ON CONFLICT (recipient_id) DO UPDATE SET subject = excluded.subject, body_text = excluded.body_text, body_html = excluded.body_html,
       handed_over_at = excluded.handed_over_at WHERE excluded.handed_over_at > campaign_messages.handed_over_at RETURNING 1`,
  links: `INSERT INTO unsubscribe_links (token_hash, email_hash, campaign_id, prospect_id, recipient_id, created_at)
     SELECT k.token_hash, k.email_hash, ${campaign}, ${prospect}, (SELECT r.id FROM campaign_recipients r WHERE r.id = k.recipient_id), k.created_at
     FROM kept_links k ON CONFLICT DO NOTHING RETURNING 1`,
  permissions: `UPDATE contact_permissions p SET withdrawn_at = k.withdrawn_at FROM kept_permissions k
     WHERE k.prospect_id = p.prospect_id AND k.purpose = p.purpose AND p.withdrawn_at IS NULL RETURNING 1`,
  messages: `UPDATE outbox o SET status = CASE k.status WHEN 'sending' THEN 'unknown' ELSE k.status END, sent_at = k.sent_at,
       handed_over_at = k.handed_over_at, last_error = k.last_error, lease_until = NULL
     FROM kept_outbox k WHERE k.id = o.id AND o.status IN ('queued', 'sending') RETURNING 1`,
  deliveries: `UPDATE webhook_deliveries d SET status = 'delivered', delivered_at = k.delivered_at
     FROM kept_deliveries k WHERE k.id = d.id AND d.status = 'queued' RETURNING 1`,
  erasures: `INSERT INTO person_erasures (id, address, state, step, steps_done, outcome, requested_by_email, created_at, finished_at)
     SELECT id, NULL, state, step, steps_done, outcome, requested_by_email, created_at, finished_at FROM kept_erasures
     ON CONFLICT (id) DO UPDATE SET state = 'done', address = NULL, step = NULL, error = NULL, outcome = excluded.outcome,
       steps_done = excluded.steps_done, finished_at = excluded.finished_at WHERE person_erasures.state <> 'done' RETURNING 1`,
};

/** Answers how many of each kind were carried over. */
export async function mergeIn(manager: EntityManager): Promise<Counts> {
  const counts: Counts = {};
  for (const [name, merge] of Object.entries(MERGES)) {
    const [row] = await manager.query<{ count: number }[]>(`WITH changed AS (${merge}) SELECT count(*)::int AS count FROM changed`);
    if (row?.count) counts[name] = row.count;
  }
  return counts;
}
