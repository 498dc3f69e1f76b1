/** Recipients, messages and events of campaigns, unsubscribing and suppressions. */
export const CAMPAIGNS = `
CREATE TABLE campaign_recipients (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES email_campaigns ON DELETE CASCADE,
  prospect_id uuid REFERENCES prospects ON DELETE SET NULL,
  email_hash text NOT NULL,
  state text DEFAULT 'queued' NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'unknown', 'failed', 'left_out')),
  reason text,
  detail text,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamptz DEFAULT now() NOT NULL,
  claimed_at timestamptz,
  sent_at timestamptz,
  opened_at timestamptz,
  clicked_at timestamptz,
  replied_at timestamptz,
  bounced_at timestamptz,
  unsubscribed_at timestamptz,
  complained_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  UNIQUE (campaign_id, prospect_id)
);
CREATE INDEX campaign_recipients_campaign_id_created_at_id_idx ON campaign_recipients (campaign_id, created_at, id);
CREATE UNIQUE INDEX campaign_recipients_contact_key ON campaign_recipients (campaign_id, email_hash) WHERE state <> 'left_out';
CREATE INDEX campaign_recipients_due_idx ON campaign_recipients (campaign_id, next_attempt_at, id) WHERE state = 'queued';
CREATE INDEX campaign_recipients_prospect_id_idx ON campaign_recipients (prospect_id);
CREATE INDEX campaign_recipients_replied_at_idx ON campaign_recipients (replied_at) WHERE replied_at IS NOT NULL;
CREATE INDEX campaign_recipients_stuck_idx ON campaign_recipients (state) WHERE state IN ('failed', 'unknown');

CREATE TABLE campaign_messages (
  recipient_id uuid PRIMARY KEY REFERENCES campaign_recipients ON DELETE CASCADE,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  handed_over_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX campaign_messages_prospect_id_idx ON campaign_messages (prospect_id);

CREATE TABLE emelia_events (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  campaign_id uuid REFERENCES email_campaigns ON DELETE SET NULL,
  prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
  type text NOT NULL,
  email text,
  occurred_at timestamptz NOT NULL,
  dedupe_key text NOT NULL UNIQUE,
  raw jsonb NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  recipient_id uuid REFERENCES campaign_recipients ON DELETE SET NULL,
  actor text DEFAULT 'unknown' NOT NULL CHECK (actor IN ('human', 'gateway', 'unknown'))
);
CREATE INDEX emelia_events_campaign_id_idx ON emelia_events (campaign_id);
CREATE INDEX emelia_events_occurred_at_id_idx ON emelia_events (occurred_at, id);
CREATE INDEX emelia_events_prospect_id_idx ON emelia_events (prospect_id);
CREATE INDEX emelia_events_recipient_id_idx ON emelia_events (recipient_id);

CREATE TABLE unsubscribe_links (
  token_hash text PRIMARY KEY,
  email_hash text NOT NULL,
  campaign_id uuid REFERENCES email_campaigns ON DELETE SET NULL,
  prospect_id uuid REFERENCES prospects ON DELETE SET NULL,
  recipient_id uuid REFERENCES campaign_recipients ON DELETE SET NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX unsubscribe_links_campaign_id_idx ON unsubscribe_links (campaign_id);
CREATE INDEX unsubscribe_links_prospect_id_idx ON unsubscribe_links (prospect_id);
CREATE INDEX unsubscribe_links_recipient_id_idx ON unsubscribe_links (recipient_id);

CREATE TABLE suppressions (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  email_hash text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('marketing', 'all')),
  reason text NOT NULL CHECK (reason IN ('unsubscribed', 'bounced', 'complained', 'erased', 'manual')),
  note text,
  campaign_id uuid REFERENCES email_campaigns ON DELETE SET NULL,
  prospect_id uuid REFERENCES prospects ON DELETE SET NULL,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  UNIQUE (email_hash, scope)
);
CREATE INDEX suppressions_campaign_id_idx ON suppressions (campaign_id);
CREATE INDEX suppressions_created_at_id_idx ON suppressions (created_at, id);
CREATE INDEX suppressions_prospect_id_idx ON suppressions (prospect_id);

CREATE TABLE sealed_secrets (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);
`;
