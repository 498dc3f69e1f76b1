/** Webhooks, incidents, backups, erasures, schedules, workers and rate limits. */
export const OPERATIONS = `
CREATE TABLE webhook_endpoints (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  url text NOT NULL,
  description text,
  events text[] NOT NULL,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  is_active boolean DEFAULT true NOT NULL,
  failing_since timestamptz,
  disabled_reason text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX webhook_endpoints_created_at_id_idx ON webhook_endpoints (created_at, id);

CREATE TABLE webhook_deliveries (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
  event text NOT NULL,
  payload jsonb NOT NULL,
  status text DEFAULT 'queued' NOT NULL CHECK (status IN ('queued', 'delivered', 'failed')),
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamptz DEFAULT now() NOT NULL,
  history jsonb DEFAULT '[]' NOT NULL,
  delivered_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  message_id uuid REFERENCES contact_messages ON DELETE CASCADE,
  audit_request_id uuid REFERENCES seo_audit_requests ON DELETE CASCADE,
  referral_id uuid REFERENCES referrals ON DELETE CASCADE,
  reply_id uuid REFERENCES emelia_events ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_audit_request_id_idx ON webhook_deliveries (audit_request_id);
CREATE INDEX webhook_deliveries_created_at_id_idx ON webhook_deliveries (created_at, id);
CREATE INDEX webhook_deliveries_endpoint_id_created_at_id_idx ON webhook_deliveries (endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_message_id_idx ON webhook_deliveries (message_id);
CREATE INDEX webhook_deliveries_prospect_id_idx ON webhook_deliveries (prospect_id);
CREATE INDEX webhook_deliveries_referral_id_idx ON webhook_deliveries (referral_id);
CREATE INDEX webhook_deliveries_reply_id_idx ON webhook_deliveries (reply_id);
CREATE INDEX webhook_deliveries_status_next_attempt_at_idx ON webhook_deliveries (status, next_attempt_at);

CREATE TABLE troubles (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  key text NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  found text NOT NULL,
  todo text NOT NULL,
  began_at timestamptz DEFAULT now() NOT NULL,
  seen_at timestamptz DEFAULT now() NOT NULL,
  ended_at timestamptz,
  told_at timestamptz,
  settled_at timestamptz
);
CREATE UNIQUE INDEX troubles_open_key ON troubles (key) WHERE ended_at IS NULL;
CREATE INDEX troubles_unsettled_idx ON troubles (began_at) WHERE settled_at IS NULL;

CREATE TABLE backup_runs (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  file text,
  rows bigint,
  bytes bigint,
  is_encrypted boolean DEFAULT false NOT NULL,
  error text,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX backup_runs_created_at_idx ON backup_runs (created_at);

CREATE TABLE person_erasures (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  address text,
  state text DEFAULT 'queued' NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed')),
  step text,
  steps_done integer DEFAULT 0 NOT NULL,
  outcome jsonb,
  error text,
  requested_by uuid REFERENCES users ON DELETE SET NULL,
  requested_by_email text,
  created_at timestamptz DEFAULT now() NOT NULL,
  finished_at timestamptz,
  CONSTRAINT person_erasures_forgets_check CHECK ((state <> 'done') OR (address IS NULL))
);
CREATE INDEX person_erasures_created_at_id_idx ON person_erasures (created_at, id);
CREATE INDEX person_erasures_requested_by_idx ON person_erasures (requested_by);

CREATE TABLE retention_runs (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  cause text NOT NULL CHECK (cause IN ('night', 'staff')),
  state text DEFAULT 'queued' NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed')),
  kind text,
  removed jsonb DEFAULT '{}' NOT NULL,
  held jsonb DEFAULT '{}' NOT NULL,
  error text,
  requested_by uuid REFERENCES users ON DELETE SET NULL,
  requested_by_email text,
  created_at timestamptz DEFAULT now() NOT NULL,
  finished_at timestamptz
);
CREATE INDEX retention_runs_created_at_id_idx ON retention_runs (created_at, id);
CREATE INDEX retention_runs_requested_by_idx ON retention_runs (requested_by);

CREATE TABLE tool_runs (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  tool text NOT NULL CHECK (tool IN ('site-analysis', 'functions', 'ai-test')),
  status text DEFAULT 'queued' NOT NULL CHECK (status IN ('queued', 'running', 'done', 'cancelled')),
  subject jsonb,
  analyses jsonb DEFAULT '[]' NOT NULL,
  tasks jsonb,
  failed integer DEFAULT 0 NOT NULL,
  requested_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  started_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX tool_runs_requested_by_idx ON tool_runs (requested_by);
CREATE INDEX tool_runs_tool_created_at_idx ON tool_runs (tool, created_at);

CREATE TABLE schedule_marks (
  job text PRIMARY KEY,
  succeeded_at timestamptz,
  failing_since timestamptz
);

CREATE TABLE schedule_runs (
  job text NOT NULL,
  local_date date NOT NULL,
  started_at timestamptz DEFAULT now() NOT NULL,
  outcome jsonb,
  PRIMARY KEY (job, local_date)
);

CREATE TABLE workers (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  seen_at timestamptz DEFAULT now() NOT NULL,
  started_at timestamptz DEFAULT now() NOT NULL
);

CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  expires_at timestamptz NOT NULL,
  opens_at timestamptz
);
CREATE INDEX rate_limits_expires_at_idx ON rate_limits (expires_at);
`;
