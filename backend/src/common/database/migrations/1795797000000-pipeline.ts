import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people chose before, from the log of changes and from bulk actions. Ids are derived: a restored backup migrates to the same rows. */
const CHOICES = `
INSERT INTO prospect_status_changes (id, prospect_id, from_status, to_status, cause, at, changed_by)
SELECT md5(concat(prospect.id, chosen.from_status, chosen.to_status, chosen.at))::uuid, prospect.id, chosen.from_status, chosen.to_status, 'person', chosen.at, account.id
  FROM (SELECT resource_id AS id, before ->> 'status' AS from_status, after ->> 'status' AS to_status, at, user_id
          FROM audit_log WHERE resource = 'prospects' AND action = 'update' AND before ->> 'status' IS DISTINCT FROM after ->> 'status'
        UNION ALL
        SELECT change.prospect_id::text, change.before, bulk.value, bulk.created_at, bulk.user_id
          FROM prospect_bulk_changes change JOIN prospect_bulk_actions bulk ON bulk.id = change.bulk_id
         WHERE bulk.action = 'set_status' AND bulk.state = 'done') AS chosen
  JOIN prospects prospect ON prospect.id::text = chosen.id
  LEFT JOIN users account ON account.id = chosen.user_id
 WHERE chosen.from_status IN ('new', 'contacted', 'qualified', 'converted', 'rejected')
   AND chosen.to_status IN ('new', 'contacted', 'qualified', 'converted', 'rejected')
ON CONFLICT DO NOTHING;`;

/** What happened with prospects, from the tables that know it: which fact, the status that it proves, and when. */
export const FACTS = `
  SELECT prospect_id, 'quiz_done' AS cause, 'qualified' AS status, completed_at AS at FROM quiz_results
  UNION ALL SELECT prospect_id, 'audit_requested', 'qualified', created_at FROM seo_audit_requests WHERE prospect_id IS NOT NULL
  UNION ALL SELECT prospect_id, 'call_booked', 'qualified', created_at FROM appointments WHERE prospect_id IS NOT NULL
  UNION ALL SELECT id, 'quiz_done', 'qualified', updated_at FROM prospects
             WHERE quiz_fait AND NOT EXISTS (SELECT FROM quiz_results result WHERE result.prospect_id = prospects.id)
  UNION ALL SELECT id, 'call_booked', 'qualified', updated_at FROM prospects
             WHERE rdv_pris AND NOT EXISTS (SELECT FROM appointments call WHERE call.prospect_id = prospects.id)
  UNION ALL SELECT id, 'email_sent', 'contacted', coalesce(email_sent_at, updated_at) FROM prospects WHERE email_sent
  UNION ALL SELECT prospect_id, 'email_sent', 'contacted', at FROM prospect_notes WHERE kind = 'mail' AND mail_subject IS NULL
  UNION ALL SELECT prospect_id, 'call_reached', 'contacted', at FROM prospect_notes WHERE kind = 'call' AND outcome IN ('reached', 'call_back')`;

/** Prospects that are still new move to what their facts prove; an older fact does not overrule a person. */
const STATUSES_BY_FACTS = `
WITH fact AS (${FACTS}),
proven AS (
  SELECT DISTINCT ON (fact.prospect_id) fact.prospect_id, fact.cause, fact.status, fact.at
    FROM fact JOIN prospects prospect ON prospect.id = fact.prospect_id AND prospect.status = 'new'
   WHERE fact.at > coalesce((SELECT max(chosen.at) FROM prospect_status_changes chosen
                              WHERE chosen.prospect_id = fact.prospect_id AND chosen.cause = 'person'), '-infinity')
   ORDER BY fact.prospect_id, fact.status DESC, fact.at),
moved AS (
  UPDATE prospects SET status = proven.status, updated_at = prospects.updated_at FROM proven WHERE prospects.id = proven.prospect_id
  RETURNING prospects.id)
INSERT INTO prospect_status_changes (id, prospect_id, from_status, to_status, cause, at)
SELECT md5(concat(proven.prospect_id, proven.cause, proven.at))::uuid, proven.prospect_id, 'new', proven.status, proven.cause, proven.at FROM proven JOIN moved ON moved.id = proven.prospect_id;`;

/** Facts move the pipeline: each move of a prospect with its cause, and what may come of a call. */
export class Pipeline1795797000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE prospect_status_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  prospect_id uuid NOT NULL REFERENCES prospects(id) ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  cause text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  changed_by uuid REFERENCES users(id) ON DELETE SET NULL,
  reason text,
  CONSTRAINT prospect_status_changes_cause_check
    CHECK (cause IN ('email_sent', 'call_reached', 'quiz_done', 'audit_requested', 'call_booked', 'person')),
  CONSTRAINT prospect_status_changes_reason_check CHECK (char_length(reason) BETWEEN 1 AND 1000)
);
CREATE INDEX prospect_status_changes_prospect_id_idx ON prospect_status_changes (prospect_id, at, id);
CREATE INDEX prospect_status_changes_changed_by_idx ON prospect_status_changes (changed_by);

ALTER TABLE prospect_notes DROP CONSTRAINT prospect_notes_outcome_check;
ALTER TABLE prospect_notes ADD CONSTRAINT prospect_notes_outcome_check
  CHECK (outcome IS NULL OR kind = 'call' AND outcome IN ('reached', 'voicemail', 'no_answer', 'wrong_number', 'call_back'));
${CHOICES}
${STATUSES_BY_FACTS}
SELECT watch_prospect_references();
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
