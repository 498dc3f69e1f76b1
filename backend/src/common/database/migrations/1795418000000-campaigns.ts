import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger of campaigns: one row per campaign and contact, written before the first message goes out. Addresses appear in
 * it and in the suppression list as keyed hashes alone, so that both survive an erasure.
 */
const SCHEMA = `
ALTER TABLE email_campaigns
  ADD COLUMN channel text NOT NULL DEFAULT 'smtp',
  ADD COLUMN started_at timestamptz,
  ADD COLUMN cancelled_at timestamptz,
  ADD COLUMN halt_reason text,
  ADD CONSTRAINT email_campaigns_channel_check CHECK (channel IN ('smtp', 'emelia'));
CREATE INDEX email_campaigns_status_created_at_idx ON email_campaigns (status, created_at);
CREATE INDEX email_campaigns_scheduled_date_id_idx ON email_campaigns (scheduled_date, id);
CREATE INDEX email_campaigns_name_id_idx ON email_campaigns (name, id);

CREATE TABLE campaign_recipients (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign_id uuid NOT NULL REFERENCES email_campaigns ON DELETE CASCADE,
  prospect_id uuid REFERENCES prospects ON DELETE SET NULL,
  email_hash text NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  reason text,
  detail text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  opened_at timestamptz,
  clicked_at timestamptz,
  replied_at timestamptz,
  bounced_at timestamptz,
  unsubscribed_at timestamptz,
  complained_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT campaign_recipients_state_check CHECK (state IN ('queued', 'sending', 'sent', 'unknown', 'failed', 'left_out')),
  CONSTRAINT campaign_recipients_campaign_id_prospect_id_key UNIQUE (campaign_id, prospect_id)
);
CREATE UNIQUE INDEX campaign_recipients_contact_key ON campaign_recipients (campaign_id, email_hash) WHERE state <> 'left_out';
CREATE INDEX campaign_recipients_prospect_id_idx ON campaign_recipients (prospect_id);
CREATE INDEX campaign_recipients_campaign_id_created_at_id_idx ON campaign_recipients (campaign_id, created_at, id);
CREATE INDEX campaign_recipients_due_idx ON campaign_recipients (campaign_id, next_attempt_at, id) WHERE state = 'queued';

CREATE TABLE suppressions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email_hash text NOT NULL,
  scope text NOT NULL,
  reason text NOT NULL,
  note text,
  campaign_id uuid REFERENCES email_campaigns ON DELETE SET NULL,
  prospect_id uuid REFERENCES prospects ON DELETE SET NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT suppressions_scope_check CHECK (scope IN ('marketing', 'all')),
  CONSTRAINT suppressions_reason_check CHECK (reason IN ('unsubscribed', 'bounced', 'complained', 'manual')),
  CONSTRAINT suppressions_email_hash_scope_key UNIQUE (email_hash, scope)
);
CREATE INDEX suppressions_campaign_id_idx ON suppressions (campaign_id);
CREATE INDEX suppressions_prospect_id_idx ON suppressions (prospect_id);
CREATE INDEX suppressions_created_at_id_idx ON suppressions (created_at, id);

CREATE TABLE contact_permissions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  purpose text NOT NULL DEFAULT 'campaign',
  basis text NOT NULL,
  obtained_on date NOT NULL,
  source text NOT NULL,
  wording text,
  withdrawn_at timestamptz,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT contact_permissions_basis_check CHECK (basis IN ('consent', 'customer', 'request')),
  CONSTRAINT contact_permissions_prospect_id_purpose_key UNIQUE (prospect_id, purpose)
);
CREATE INDEX contact_permissions_created_at_id_idx ON contact_permissions (created_at, id);

CREATE TABLE unsubscribe_links (
  token_hash text PRIMARY KEY,
  email_hash text NOT NULL,
  campaign_id uuid REFERENCES email_campaigns ON DELETE SET NULL,
  prospect_id uuid REFERENCES prospects ON DELETE SET NULL,
  recipient_id uuid REFERENCES campaign_recipients ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX unsubscribe_links_campaign_id_idx ON unsubscribe_links (campaign_id);
CREATE INDEX unsubscribe_links_prospect_id_idx ON unsubscribe_links (prospect_id);
CREATE INDEX unsubscribe_links_recipient_id_idx ON unsubscribe_links (recipient_id);

CREATE TABLE sealed_secrets (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE emelia_events
  ADD COLUMN recipient_id uuid REFERENCES campaign_recipients ON DELETE SET NULL,
  ADD COLUMN actor text NOT NULL DEFAULT 'unknown',
  ADD CONSTRAINT emelia_events_actor_check CHECK (actor IN ('human', 'gateway', 'unknown'));
CREATE INDEX emelia_events_recipient_id_idx ON emelia_events (recipient_id);
CREATE INDEX emelia_events_occurred_at_id_idx ON emelia_events (occurred_at, id);
`;

export class Campaigns1795418000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
