import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Data protection: who was erased is on the suppression list; each erasure and each run of the retention leaves a row
 * without personal data; what a campaign's state at the e-mail provider was when it was last asked for.
 */
const SCHEMA = `
ALTER TABLE suppressions
  DROP CONSTRAINT suppressions_reason_check,
  ADD CONSTRAINT suppressions_reason_check CHECK (reason IN ('unsubscribed', 'bounced', 'complained', 'erased', 'manual'));

CREATE TABLE person_erasures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  address text,
  state text NOT NULL DEFAULT 'queued',
  step text,
  steps_done integer NOT NULL DEFAULT 0,
  outcome jsonb,
  error text,
  requested_by uuid REFERENCES users ON DELETE SET NULL,
  requested_by_email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT person_erasures_state_check CHECK (state IN ('queued', 'running', 'done', 'failed')),
  CONSTRAINT person_erasures_forgets_check CHECK (state <> 'done' OR address IS NULL)
);
CREATE INDEX person_erasures_requested_by_idx ON person_erasures (requested_by);
CREATE INDEX person_erasures_created_at_id_idx ON person_erasures (created_at, id);

CREATE TABLE retention_runs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cause text NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  kind text,
  removed jsonb NOT NULL DEFAULT '{}',
  held jsonb NOT NULL DEFAULT '{}',
  error text,
  requested_by uuid REFERENCES users ON DELETE SET NULL,
  requested_by_email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT retention_runs_cause_check CHECK (cause IN ('night', 'staff')),
  CONSTRAINT retention_runs_state_check CHECK (state IN ('queued', 'running', 'done', 'failed'))
);
CREATE INDEX retention_runs_requested_by_idx ON retention_runs (requested_by);
CREATE INDEX retention_runs_created_at_id_idx ON retention_runs (created_at, id);

-- the last exchange of each prospect is looked for by address
CREATE INDEX contact_messages_email_idx ON contact_messages (lower(email));

ALTER TABLE email_campaigns
  ADD COLUMN provider_state text,
  ADD COLUMN polled_at timestamptz,
  ADD COLUMN poll_error text;
`;

export class PersonalData1795421000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
