/** Outgoing e-mail and its halts. */
export const MAIL = `
CREATE TABLE outbox (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  kind text NOT NULL,
  prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  headers jsonb DEFAULT '{}' NOT NULL,
  status text DEFAULT 'queued' NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown')),
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamptz DEFAULT now() NOT NULL,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  attachments jsonb DEFAULT '[]' NOT NULL,
  lease_until timestamptz,
  handed_over_at timestamptz,
  asked_at timestamptz DEFAULT now(),
  letter jsonb,
  language text DEFAULT 'fr' NOT NULL CHECK (language IN ('fr', 'de', 'it'))
);
CREATE INDEX outbox_created_at_id_idx ON outbox (created_at, id);
CREATE INDEX outbox_prospect_id_idx ON outbox (prospect_id);
CREATE INDEX outbox_search_idx ON outbox USING gin (fold_text(((recipient || ' ') || subject)) gin_trgm_ops);
CREATE INDEX outbox_status_created_at_id_idx ON outbox (status, created_at, id);
CREATE INDEX outbox_status_next_attempt_at_idx ON outbox (status, next_attempt_at);

CREATE TABLE sending_halts (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  backup_at timestamptz NOT NULL,
  carried_over jsonb DEFAULT '{}' NOT NULL,
  ended_at timestamptz,
  ended_by text,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX sending_halts_open_idx ON sending_halts (ended_at) WHERE ended_at IS NULL;

CREATE TABLE closed_mail_way (
  single_row boolean DEFAULT true PRIMARY KEY CHECK (single_row),
  cause text NOT NULL,
  closed_at_step text NOT NULL,
  is_lasting boolean NOT NULL,
  since timestamptz DEFAULT now() NOT NULL,
  next_try_at timestamptz NOT NULL
);
`;
