-- Made from a migrated database by `npm run schema`. What changes it is a migration.

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

CREATE TABLE agency_logo (
  id smallint NOT NULL,
  mime text NOT NULL,
  content bytea NOT NULL,
  version text NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((id = 1))
);

CREATE TABLE ai_citations_results (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  platform text NOT NULL,
  citations_count integer,
  pages_count integer,
  runs integer,
  answers jsonb DEFAULT '[]'::jsonb NOT NULL,
  last_checked timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  replaceable boolean DEFAULT false NOT NULL,
  failed jsonb,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id, platform),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE ai_recommendations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  recommendations jsonb DEFAULT '[]'::jsonb NOT NULL,
  analysis jsonb DEFAULT '[]'::jsonb NOT NULL,
  edited_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  replaceable boolean DEFAULT false NOT NULL,
  choice jsonb,
  made_of jsonb,
  draft jsonb,
  approval jsonb,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX ai_recommendations_filled_idx ON ai_recommendations USING btree (prospect_id) WHERE (recommendations <> '[]'::jsonb);

CREATE TABLE api_keys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  service text NOT NULL,
  api_key text NOT NULL,
  hint text DEFAULT ''::text NOT NULL,
  metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
  tested_at timestamp with time zone,
  test_outcome text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  test_ok boolean,
  PRIMARY KEY (id),
  UNIQUE (service)
);

CREATE TABLE api_tokens (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  secret_hash text NOT NULL,
  start text NOT NULL,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (secret_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX api_tokens_created_at_id_idx ON api_tokens USING btree (created_at, id);
CREATE INDEX api_tokens_user_id_idx ON api_tokens USING btree (user_id);

CREATE TABLE appointment_links (
  token_hash text NOT NULL,
  appointment_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE
);
CREATE INDEX appointment_links_appointment_id_idx ON appointment_links USING btree (appointment_id);

CREATE TABLE appointments (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  start_at timestamp with time zone NOT NULL,
  end_at timestamp with time zone NOT NULL,
  status text DEFAULT 'booked'::text NOT NULL,
  notes text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  telephone text,
  booked_by uuid,
  PRIMARY KEY (id),
  CHECK ((end_at > start_at)),
  CHECK ((status = ANY (ARRAY['booked'::text, 'held'::text, 'cancelled'::text, 'missed'::text]))),
  EXCLUDE USING gist (tstzrange(start_at, end_at) WITH &&) WHERE ((status = 'booked'::text)),
  FOREIGN KEY (booked_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX appointments_booked_by_idx ON appointments USING btree (booked_by);
CREATE INDEX appointments_created_at_id_idx ON appointments USING btree (created_at, id);
CREATE INDEX appointments_prospect_id_idx ON appointments USING btree (prospect_id);
CREATE INDEX appointments_start_at_id_idx ON appointments USING btree (start_at, id);
CREATE INDEX appointments_status_start_at_idx ON appointments USING btree (status, start_at);

CREATE TABLE audit_documents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  request_id uuid,
  requested_by uuid,
  outbox_id uuid,
  status text DEFAULT 'queued'::text NOT NULL,
  send_when_made boolean DEFAULT false NOT NULL,
  error text,
  file bytea,
  bytes integer,
  pages integer,
  sha256 text,
  duration_ms integer,
  made_at timestamp with time zone,
  made_from jsonb DEFAULT '{}'::jsonb NOT NULL,
  link_hash text,
  link_expires_at timestamp with time zone,
  sent_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  former_site text,
  language text DEFAULT 'fr'::text NOT NULL,
  PRIMARY KEY (id),
  CHECK ((language = ANY (ARRAY['fr'::text, 'de'::text, 'it'::text]))),
  CHECK ((octet_length(file) <= 2000000)),
  CHECK ((status = ANY (ARRAY['measuring'::text, 'queued'::text, 'made'::text, 'failed'::text]))),
  UNIQUE (link_hash),
  FOREIGN KEY (outbox_id) REFERENCES outbox(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (request_id) REFERENCES seo_audit_requests(id) ON DELETE SET NULL,
  FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX audit_documents_created_at_id_idx ON audit_documents USING btree (created_at, id);
CREATE INDEX audit_documents_outbox_id_idx ON audit_documents USING btree (outbox_id);
CREATE INDEX audit_documents_prospect_id_created_at_id_idx ON audit_documents USING btree (prospect_id, created_at, id);
CREATE INDEX audit_documents_request_id_idx ON audit_documents USING btree (request_id);
CREATE INDEX audit_documents_requested_by_idx ON audit_documents USING btree (requested_by);

CREATE TABLE audit_log (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  user_id uuid,
  user_email text,
  action text NOT NULL,
  resource text NOT NULL,
  resource_id text,
  before jsonb,
  after jsonb,
  api_token text,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX audit_log_actions_idx ON audit_log USING btree (at, id) WHERE (((resource = 'prospects'::text) AND (action = 'delete'::text)) OR ((resource = 'campaigns'::text) AND (action = ANY (ARRAY['schedule'::text, 'retry_failed'::text]))));
CREATE INDEX audit_log_at_id_idx ON audit_log USING btree (at, id);
CREATE INDEX audit_log_resource_at_id_idx ON audit_log USING btree (resource, at, id);
CREATE INDEX audit_log_resource_id_idx ON audit_log USING btree (resource_id text_pattern_ops);
CREATE INDEX audit_log_resource_resource_id_idx ON audit_log USING btree (resource, resource_id);
CREATE INDEX audit_log_user_email_at_idx ON audit_log USING btree (user_email, at);
CREATE INDEX audit_log_user_id_idx ON audit_log USING btree (user_id);

CREATE TABLE backup_runs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  file text,
  rows bigint,
  bytes bigint,
  is_encrypted boolean DEFAULT false NOT NULL,
  error text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  copied_at timestamp with time zone,
  copy_error text,
  PRIMARY KEY (id)
);
CREATE INDEX backup_runs_created_at_idx ON backup_runs USING btree (created_at);

CREATE TABLE blocked_urls (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  url text NOT NULL,
  domain text NOT NULL,
  reason text DEFAULT 'Client existant'::text NOT NULL,
  notes text,
  is_active boolean DEFAULT true NOT NULL,
  blocked_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX blocked_urls_blocked_at_id_idx ON blocked_urls USING btree (blocked_at, id);
CREATE INDEX blocked_urls_domain_idx ON blocked_urls USING btree (domain);
CREATE INDEX blocked_urls_url_idx ON blocked_urls USING btree (url);

CREATE TABLE calendar_accounts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  secret text,
  host text NOT NULL,
  username text,
  next_read_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['caldav'::text, 'feed'::text])))
);
CREATE INDEX calendar_accounts_created_at_id_idx ON calendar_accounts USING btree (created_at, id);

CREATE TABLE calendar_busy_times (
  calendar_id uuid NOT NULL,
  start_at timestamp with time zone NOT NULL,
  end_at timestamp with time zone NOT NULL,
  PRIMARY KEY (calendar_id, start_at),
  FOREIGN KEY (calendar_id) REFERENCES calendars(id) ON DELETE CASCADE
);
CREATE INDEX calendar_busy_times_end_at_idx ON calendar_busy_times USING btree (end_at);

CREATE TABLE calendar_entries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  appointment_id uuid,
  calendar_id uuid NOT NULL,
  url text,
  etag text,
  sequence integer,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone,
  failure text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  failure_code text,
  PRIMARY KEY (id),
  UNIQUE (appointment_id),
  FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE SET NULL,
  FOREIGN KEY (calendar_id) REFERENCES calendars(id) ON DELETE CASCADE
);
CREATE INDEX calendar_entries_calendar_id_idx ON calendar_entries USING btree (calendar_id);
CREATE INDEX calendar_entries_next_attempt_at_idx ON calendar_entries USING btree (next_attempt_at);

CREATE TABLE calendars (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  account_id uuid NOT NULL,
  url text NOT NULL,
  name text NOT NULL,
  is_writable boolean NOT NULL,
  counts_busy boolean DEFAULT true NOT NULL,
  receives boolean DEFAULT false NOT NULL,
  read_at timestamp with time zone,
  failure text,
  failing_since timestamp with time zone,
  failure_code text,
  PRIMARY KEY (id),
  UNIQUE (account_id, url),
  FOREIGN KEY (account_id) REFERENCES calendar_accounts(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX calendars_one_receives_idx ON calendars USING btree (receives) WHERE receives;

CREATE TABLE campaign_messages (
  recipient_id uuid NOT NULL,
  prospect_id uuid NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  handed_over_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (recipient_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (recipient_id) REFERENCES campaign_recipients(id) ON DELETE CASCADE
);
CREATE INDEX campaign_messages_prospect_id_idx ON campaign_messages USING btree (prospect_id);

CREATE TABLE campaign_recipients (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  campaign_id uuid NOT NULL,
  prospect_id uuid,
  email_hash text NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  reason text,
  detail text,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  claimed_at timestamp with time zone,
  sent_at timestamp with time zone,
  opened_at timestamp with time zone,
  clicked_at timestamp with time zone,
  replied_at timestamp with time zone,
  bounced_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  complained_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'unknown'::text, 'failed'::text, 'left_out'::text]))),
  UNIQUE (campaign_id, prospect_id),
  FOREIGN KEY (campaign_id) REFERENCES email_campaigns(id) ON DELETE CASCADE,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE SET NULL
);
CREATE INDEX campaign_recipients_campaign_id_created_at_id_idx ON campaign_recipients USING btree (campaign_id, created_at, id);
CREATE INDEX campaign_recipients_due_idx ON campaign_recipients USING btree (campaign_id, next_attempt_at, id) WHERE (state = 'queued'::text);
CREATE INDEX campaign_recipients_prospect_id_idx ON campaign_recipients USING btree (prospect_id);
CREATE INDEX campaign_recipients_replied_at_idx ON campaign_recipients USING btree (replied_at) WHERE (replied_at IS NOT NULL);
CREATE INDEX campaign_recipients_stuck_idx ON campaign_recipients USING btree (state) WHERE (state = ANY (ARRAY['failed'::text, 'unknown'::text]));
CREATE UNIQUE INDEX campaign_recipients_contact_key ON campaign_recipients USING btree (campaign_id, email_hash) WHERE (state <> 'left_out'::text);

CREATE TABLE chat_channels (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  address text,
  host text NOT NULL,
  signals text[] NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  failure text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['slack'::text, 'teams'::text, 'discord'::text, 'telegram'::text, 'json'::text])))
);
CREATE INDEX chat_channels_created_at_id_idx ON chat_channels USING btree (created_at, id);

CREATE TABLE chat_deliveries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  channel_id uuid NOT NULL,
  prospect_id uuid NOT NULL,
  signals jsonb NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  error text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['queued'::text, 'delivered'::text, 'failed'::text]))),
  FOREIGN KEY (channel_id) REFERENCES chat_channels(id) ON DELETE CASCADE,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX chat_deliveries_channel_id_created_at_idx ON chat_deliveries USING btree (channel_id, created_at);
CREATE INDEX chat_deliveries_prospect_id_idx ON chat_deliveries USING btree (prospect_id);
CREATE INDEX chat_deliveries_status_next_attempt_at_idx ON chat_deliveries USING btree (status, next_attempt_at);

CREATE TABLE closed_mail_way (
  single_row boolean DEFAULT true NOT NULL,
  cause text NOT NULL,
  closed_at_step text NOT NULL,
  is_lasting boolean NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  next_try_at timestamp with time zone NOT NULL,
  PRIMARY KEY (single_row),
  CHECK (single_row)
);

CREATE TABLE cms_detection_results (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  url text NOT NULL,
  detected boolean NOT NULL,
  cms_name text,
  version text,
  confidence integer,
  logo_url text,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  technologies jsonb DEFAULT '[]'::jsonb NOT NULL,
  social_profiles jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE connectivity_results (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  url text NOT NULL,
  accessible boolean NOT NULL,
  outcome text NOT NULL,
  status_code integer,
  response_time_ms integer,
  final_url text,
  redirects jsonb DEFAULT '[]'::jsonb NOT NULL,
  tls jsonb,
  reason text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  doubt text,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE contact_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  form text DEFAULT 'contact'::text NOT NULL,
  prenom text,
  nom text NOT NULL,
  entreprise text,
  email text NOT NULL,
  telephone text,
  site_url text,
  message text,
  handled_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX contact_messages_created_at_id_idx ON contact_messages USING btree (created_at, id);
CREATE INDEX contact_messages_email_idx ON contact_messages USING btree (lower(email));
CREATE INDEX contact_messages_search_idx ON contact_messages USING gin (fold_text(((((((((((((COALESCE(prenom, ''::text) || ' '::text) || COALESCE(nom, ''::text)) || ' '::text) || COALESCE(entreprise, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(telephone, ''::text)) || ' '::text) || COALESCE(site_url, ''::text)) || ' '::text) || COALESCE(message, ''::text))) gin_trgm_ops);
CREATE INDEX contact_messages_waiting_idx ON contact_messages USING btree (created_at) WHERE (handled_at IS NULL);

CREATE TABLE contact_permissions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  purpose text DEFAULT 'campaign'::text NOT NULL,
  basis text NOT NULL,
  obtained_on date NOT NULL,
  source text NOT NULL,
  wording text,
  withdrawn_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  import_id uuid,
  PRIMARY KEY (id),
  CHECK ((basis = ANY (ARRAY['consent'::text, 'customer'::text, 'request'::text]))),
  UNIQUE (prospect_id, purpose),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX contact_permissions_created_at_id_idx ON contact_permissions USING btree (created_at, id);
CREATE INDEX contact_permissions_import_id_idx ON contact_permissions USING btree (import_id) WHERE (import_id IS NOT NULL);

CREATE TABLE dataforseo_keywords (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  domain text NOT NULL,
  keyword text NOT NULL,
  "position" integer,
  search_volume integer,
  url text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX dataforseo_keywords_prospect_id_keyword_idx ON dataforseo_keywords USING btree (prospect_id, keyword);

CREATE TABLE email_campaigns (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  emelia_id text,
  name text NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  template text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'draft'::text NOT NULL,
  target_audience jsonb DEFAULT '{}'::jsonb NOT NULL,
  scheduled_date timestamp with time zone,
  sent_at timestamp with time zone,
  sent_count integer DEFAULT 0 NOT NULL,
  open_count integer DEFAULT 0 NOT NULL,
  click_count integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  channel text DEFAULT 'smtp'::text NOT NULL,
  started_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  halt_reason text,
  provider_state text,
  polled_at timestamp with time zone,
  poll_error text,
  signed_by uuid,
  PRIMARY KEY (id),
  CHECK ((channel = ANY (ARRAY['smtp'::text, 'emelia'::text]))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sent'::text, 'paused'::text]))),
  FOREIGN KEY (signed_by) REFERENCES signatories(user_id) ON DELETE SET NULL
);
CREATE INDEX email_campaigns_created_at_id_idx ON email_campaigns USING btree (created_at, id);
CREATE INDEX email_campaigns_name_id_idx ON email_campaigns USING btree (name, id);
CREATE INDEX email_campaigns_scheduled_date_id_idx ON email_campaigns USING btree (scheduled_date, id);
CREATE INDEX email_campaigns_signed_by_idx ON email_campaigns USING btree (signed_by);
CREATE INDEX email_campaigns_status_created_at_idx ON email_campaigns USING btree (status, created_at);

CREATE TABLE emelia_events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  campaign_id uuid,
  prospect_id uuid,
  type text NOT NULL,
  email text,
  occurred_at timestamp with time zone NOT NULL,
  dedupe_key text NOT NULL,
  raw jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  recipient_id uuid,
  actor text DEFAULT 'unknown'::text NOT NULL,
  PRIMARY KEY (id),
  CHECK ((actor = ANY (ARRAY['human'::text, 'gateway'::text, 'unknown'::text]))),
  UNIQUE (dedupe_key),
  FOREIGN KEY (campaign_id) REFERENCES email_campaigns(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (recipient_id) REFERENCES campaign_recipients(id) ON DELETE SET NULL
);
CREATE INDEX emelia_events_campaign_id_idx ON emelia_events USING btree (campaign_id);
CREATE INDEX emelia_events_occurred_at_id_idx ON emelia_events USING btree (occurred_at, id);
CREATE INDEX emelia_events_prospect_id_idx ON emelia_events USING btree (prospect_id);
CREATE INDEX emelia_events_recipient_id_idx ON emelia_events USING btree (recipient_id);

CREATE TABLE events (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  prospect_id uuid NOT NULL,
  type text NOT NULL,
  actor text NOT NULL,
  occurred_at timestamp with time zone DEFAULT now() NOT NULL,
  payload jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  CHECK ((actor = ANY (ARRAY['human'::text, 'gateway'::text, 'preview'::text, 'staff'::text, 'unknown'::text]))),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX events_page_views_idx ON events USING btree (occurred_at) INCLUDE (type, actor, prospect_id) WHERE (type = ANY (ARRAY['page_view'::text, 'link_open'::text]));
CREATE INDEX events_people_idx ON events USING btree (occurred_at) INCLUDE (type, prospect_id) WHERE (actor = 'human'::text);
CREATE INDEX events_prospect_id_occurred_at_idx ON events USING btree (prospect_id, occurred_at);
CREATE INDEX events_type_occurred_at_idx ON events USING btree (type, occurred_at);

CREATE TABLE former_results (
  prospect_id uuid NOT NULL,
  site text NOT NULL,
  kind text NOT NULL,
  rows jsonb NOT NULL,
  aside_at timestamp with time zone,
  written text,
  PRIMARY KEY (prospect_id, site, kind),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE google_reviews_results (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  status text DEFAULT 'not_found'::text NOT NULL,
  name text,
  rating double precision,
  reviews_count integer,
  cid text,
  place_id text,
  address text,
  website text,
  phone text,
  url text,
  reviews jsonb DEFAULT '[]'::jsonb NOT NULL,
  task_id text,
  error text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  category text,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE idempotent_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  token_id uuid NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer text,
  prospect_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (token_id, key),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (token_id) REFERENCES api_tokens(id) ON DELETE CASCADE
);
CREATE INDEX idempotent_requests_created_at_idx ON idempotent_requests USING btree (created_at);
CREATE INDEX idempotent_requests_prospect_id_idx ON idempotent_requests USING btree (prospect_id);

CREATE TABLE import_creations (
  import_id uuid NOT NULL,
  part integer NOT NULL,
  prospect_ids uuid[] NOT NULL,
  written text[] NOT NULL,
  PRIMARY KEY (import_id, part),
  FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

CREATE TABLE import_rows (
  import_id uuid NOT NULL,
  line integer NOT NULL,
  email text,
  domain text,
  record jsonb DEFAULT '{}'::jsonb NOT NULL,
  metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
  prospect_id uuid,
  before jsonb,
  written text,
  objection text,
  PRIMARY KEY (import_id, line),
  FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX import_rows_prospect_id_idx ON import_rows USING btree (prospect_id) WHERE (prospect_id IS NOT NULL);

CREATE TABLE imports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  file_name text NOT NULL,
  status text DEFAULT 'ready'::text NOT NULL,
  columns jsonb DEFAULT '[]'::jsonb NOT NULL,
  preview jsonb DEFAULT '[]'::jsonb NOT NULL,
  content bytea,
  total integer NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  imported integer,
  updated integer,
  skipped integer,
  user_id uuid,
  user_email text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  undone_at timestamp with time zone,
  sheets jsonb DEFAULT '[]'::jsonb NOT NULL,
  sheet integer DEFAULT 0 NOT NULL,
  heading_line integer DEFAULT 1 NOT NULL,
  permission jsonb,
  moved integer,
  text_format jsonb,
  mended jsonb DEFAULT '[]'::jsonb NOT NULL,
  empty_rows integer DEFAULT 0 NOT NULL,
  refused integer,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['ready'::text, 'done'::text, 'undone'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX imports_created_at_id_idx ON imports USING btree (created_at, id);
CREATE INDEX imports_finished_at_id_idx ON imports USING btree (finished_at, id) WHERE (finished_at IS NOT NULL);
CREATE INDEX imports_user_id_idx ON imports USING btree (user_id);

CREATE TABLE instant_page_analysis (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  url text NOT NULL,
  analysis_date timestamp with time zone NOT NULL,
  onpage_score double precision,
  page_timing jsonb NOT NULL,
  meta jsonb NOT NULL,
  resource_errors jsonb NOT NULL,
  cache_control jsonb NOT NULL,
  checks jsonb NOT NULL,
  technical_info jsonb NOT NULL,
  seo_issues jsonb NOT NULL,
  raw_response jsonb,
  content_encoding text,
  media_type text,
  server text,
  total_dom_size integer,
  size integer,
  encoded_size integer,
  total_transfer_size integer,
  url_length integer,
  relative_url_length integer,
  broken_resources boolean,
  broken_links boolean,
  duplicate_title boolean,
  duplicate_description boolean,
  duplicate_content boolean,
  click_depth integer,
  fetch_time timestamp with time zone,
  last_modified jsonb,
  social_media_tags jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  rendered boolean,
  raw jsonb,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  indexing jsonb,
  PRIMARY KEY (id),
  UNIQUE (prospect_id, url),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE keyword_analysis_results (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  domain text NOT NULL,
  analysis_type text DEFAULT 'ranked_keywords'::text NOT NULL,
  ranked_keywords jsonb DEFAULT '[]'::jsonb NOT NULL,
  metrics jsonb,
  analyzed_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id, domain, analysis_type),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX keyword_analysis_results_analyzed_at_id_idx ON keyword_analysis_results USING btree (analyzed_at, id);

CREATE TABLE lead_alerts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  signals jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX lead_alerts_prospect_id_created_at_idx ON lead_alerts USING btree (prospect_id, created_at);

CREATE TABLE measurements (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  prospect_id uuid NOT NULL,
  analysis text NOT NULL,
  state text NOT NULL,
  source text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  duration_ms integer,
  scan_id uuid,
  error jsonb,
  result jsonb,
  former_site text,
  PRIMARY KEY (id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX measurements_prospect_id_analysis_measured_at_idx ON measurements USING btree (prospect_id, analysis, measured_at);
CREATE INDEX measurements_prospect_id_measured_at_id_idx ON measurements USING btree (prospect_id, measured_at, id);

CREATE TABLE measuring_browsers (
  host text NOT NULL,
  version text NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (host)
);

CREATE TABLE messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  content text NOT NULL,
  default_content text NOT NULL,
  description text,
  category text NOT NULL,
  condition text,
  condition_value integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((category = ANY (ARRAY['global'::text, 'conditional'::text]))),
  CHECK ((type = ANY (ARRAY['input'::text, 'textarea'::text]))),
  UNIQUE (key)
);

CREATE TABLE migrations (
  id integer DEFAULT nextval('migrations_id_seq'::regclass) NOT NULL,
  "timestamp" bigint NOT NULL,
  name character varying NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE neighbours (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  url text NOT NULL,
  domain text NOT NULL,
  name text NOT NULL,
  chosen_by uuid,
  chosen_at timestamp with time zone DEFAULT now() NOT NULL,
  ordered_at timestamp with time zone,
  measured_at timestamp with time zone,
  outcome text,
  figures jsonb,
  PRIMARY KEY (id),
  UNIQUE (prospect_id, domain),
  FOREIGN KEY (chosen_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX neighbours_chosen_by_idx ON neighbours USING btree (chosen_by);

CREATE TABLE notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  content text NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX notes_prospect_id_idx ON notes USING btree (prospect_id);

CREATE TABLE oidc_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE outbox (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  prospect_id uuid,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  headers jsonb DEFAULT '{}'::jsonb NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  last_error text,
  sent_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
  lease_until timestamp with time zone,
  handed_over_at timestamp with time zone,
  asked_at timestamp with time zone DEFAULT now(),
  letter jsonb,
  language text DEFAULT 'fr'::text NOT NULL,
  PRIMARY KEY (id),
  CHECK ((language = ANY (ARRAY['fr'::text, 'de'::text, 'it'::text]))),
  CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'cancelled'::text, 'unknown'::text]))),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX outbox_created_at_id_idx ON outbox USING btree (created_at, id);
CREATE INDEX outbox_prospect_id_idx ON outbox USING btree (prospect_id);
CREATE INDEX outbox_search_idx ON outbox USING gin (fold_text(((recipient || ' '::text) || subject)) gin_trgm_ops);
CREATE INDEX outbox_status_created_at_id_idx ON outbox USING btree (status, created_at, id);
CREATE INDEX outbox_status_next_attempt_at_idx ON outbox USING btree (status, next_attempt_at);

CREATE TABLE pagespeed_results (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  url text NOT NULL,
  performance_score double precision,
  mobile_performance_score double precision,
  desktop_performance_score double precision,
  accessibility_score double precision,
  best_practices_score double precision,
  seo_score double precision,
  mobile_data jsonb,
  desktop_data jsonb,
  runs integer DEFAULT 1 NOT NULL,
  range jsonb,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  failures jsonb DEFAULT '[]'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX pagespeed_results_mobile_idx ON pagespeed_results USING btree (mobile_performance_score) WHERE ((source = 'live'::text) AND (mobile_performance_score IS NOT NULL));

CREATE TABLE passkeys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id_idx ON passkeys USING btree (user_id);

CREATE TABLE person_erasures (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  address text,
  state text DEFAULT 'queued'::text NOT NULL,
  step text,
  steps_done integer DEFAULT 0 NOT NULL,
  outcome jsonb,
  error text,
  requested_by uuid,
  requested_by_email text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (((state <> 'done'::text) OR (address IS NULL))),
  CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX person_erasures_created_at_id_idx ON person_erasures USING btree (created_at, id);
CREATE INDEX person_erasures_requested_by_idx ON person_erasures USING btree (requested_by);

CREATE TABLE personalized_intros (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  content text NOT NULL,
  edited_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'live'::text NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  choice jsonb,
  made_of jsonb,
  draft jsonb,
  approval jsonb,
  origins jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE plan_steps (
  prospect_id uuid NOT NULL,
  step_id text NOT NULL,
  title text NOT NULL,
  done_at timestamp with time zone,
  asked_at timestamp with time zone,
  analysis text,
  found_before jsonb DEFAULT '[]'::jsonb NOT NULL,
  PRIMARY KEY (prospect_id, step_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE prospect_bulk_actions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  action text NOT NULL,
  state text DEFAULT 'done'::text NOT NULL,
  value text,
  count integer DEFAULT 0 NOT NULL,
  user_id uuid,
  undo_until timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((action = ANY (ARRAY['delete'::text, 'validate'::text, 'set_status'::text, 'add_to_campaign'::text, 'set_owner'::text, 'set_next_action'::text, 'set_city'::text, 'set_trade'::text, 'set_language'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'deleting'::text, 'done'::text, 'undone'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX prospect_bulk_actions_created_at_id_idx ON prospect_bulk_actions USING btree (created_at, id);
CREATE INDEX prospect_bulk_actions_undo_until_idx ON prospect_bulk_actions USING btree (undo_until);
CREATE INDEX prospect_bulk_actions_user_id_idx ON prospect_bulk_actions USING btree (user_id);

CREATE TABLE prospect_bulk_changes (
  bulk_id uuid NOT NULL,
  prospect_id uuid NOT NULL,
  before text,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (bulk_id, prospect_id),
  FOREIGN KEY (bulk_id) REFERENCES prospect_bulk_actions(id) ON DELETE CASCADE,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX prospect_bulk_changes_prospect_id_idx ON prospect_bulk_changes USING btree (prospect_id);

CREATE TABLE prospect_figures (
  prospect_id uuid NOT NULL,
  listed boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  city text,
  canton text,
  trade text,
  scanned_at timestamp with time zone,
  mobile_points integer,
  desktop_points integer,
  cms text,
  findings integer,
  critical integer,
  keyword_count integer,
  rating double precision,
  review_count integer,
  assistant_answers integer,
  assistant_citations integer,
  cited_share integer,
  city_words text,
  trade_words text,
  example boolean NOT NULL,
  PRIMARY KEY (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX prospect_figures_canton_idx ON prospect_figures USING btree (canton, prospect_id) INCLUDE (mobile_points, cms) WHERE (listed AND (NOT example) AND (canton IS NOT NULL));
CREATE INDEX prospect_figures_cited_share_idx ON prospect_figures USING btree (cited_share, prospect_id) WHERE (listed AND (NOT example) AND (cited_share IS NOT NULL));
CREATE INDEX prospect_figures_city_idx ON prospect_figures USING btree (city, prospect_id) WHERE (listed AND (NOT example) AND (city IS NOT NULL));
CREATE INDEX prospect_figures_city_words_idx ON prospect_figures USING gin (city_words gin_trgm_ops) WHERE (listed AND (city_words IS NOT NULL));
CREATE INDEX prospect_figures_cms_idx ON prospect_figures USING btree (cms, prospect_id) INCLUDE (mobile_points, canton, critical) WHERE (listed AND (NOT example) AND (cms IS NOT NULL));
CREATE INDEX prospect_figures_created_at_idx ON prospect_figures USING btree (created_at, prospect_id) INCLUDE (cms, canton, mobile_points, critical) WHERE (listed AND (NOT example));
CREATE INDEX prospect_figures_critical_idx ON prospect_figures USING btree (critical, prospect_id) INCLUDE (mobile_points, cms, canton) WHERE (listed AND (NOT example) AND (critical IS NOT NULL));
CREATE INDEX prospect_figures_desktop_points_idx ON prospect_figures USING btree (desktop_points, prospect_id) WHERE (listed AND (NOT example) AND (desktop_points IS NOT NULL));
CREATE INDEX prospect_figures_findings_idx ON prospect_figures USING btree (findings, prospect_id) WHERE (listed AND (NOT example) AND (findings IS NOT NULL));
CREATE INDEX prospect_figures_keyword_count_idx ON prospect_figures USING btree (keyword_count, prospect_id) WHERE (listed AND (NOT example) AND (keyword_count IS NOT NULL));
CREATE INDEX prospect_figures_mobile_points_idx ON prospect_figures USING btree (mobile_points, prospect_id) INCLUDE (canton, cms, critical) WHERE (listed AND (NOT example) AND (mobile_points IS NOT NULL));
CREATE INDEX prospect_figures_rating_idx ON prospect_figures USING btree (rating, prospect_id) WHERE (listed AND (NOT example) AND (rating IS NOT NULL));
CREATE INDEX prospect_figures_review_count_idx ON prospect_figures USING btree (review_count, prospect_id) WHERE (listed AND (NOT example) AND (review_count IS NOT NULL));
CREATE INDEX prospect_figures_scanned_at_idx ON prospect_figures USING btree (scanned_at, prospect_id) WHERE (listed AND (NOT example) AND (scanned_at IS NOT NULL));
CREATE INDEX prospect_figures_trade_idx ON prospect_figures USING btree (trade, prospect_id) WHERE (listed AND (NOT example) AND (trade IS NOT NULL));
CREATE INDEX prospect_figures_trade_words_idx ON prospect_figures USING gin (trade_words gin_trgm_ops) WHERE (listed AND (trade_words IS NOT NULL));

CREATE TABLE prospect_former_tokens (
  token text NOT NULL,
  prospect_id uuid NOT NULL,
  replaced_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (token),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX prospect_former_tokens_lower_token_idx ON prospect_former_tokens USING btree (lower(token));
CREATE INDEX prospect_former_tokens_prospect_id_idx ON prospect_former_tokens USING btree (prospect_id);

CREATE TABLE prospect_images (
  prospect_id uuid NOT NULL,
  name text NOT NULL,
  source text NOT NULL,
  type text,
  body bytea,
  fetched_at timestamp with time zone NOT NULL,
  PRIMARY KEY (prospect_id, name),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE prospect_notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  kind text DEFAULT 'note'::text NOT NULL,
  outcome text,
  content text DEFAULT ''::text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  author_id uuid,
  changed_by uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  mail_subject text,
  PRIMARY KEY (id),
  CHECK (((mail_subject IS NULL) OR (kind = 'mail'::text))),
  CHECK (((outcome IS NULL) OR ((kind = 'call'::text) AND (outcome = ANY (ARRAY['reached'::text, 'voicemail'::text, 'no_answer'::text, 'wrong_number'::text, 'call_back'::text]))))),
  CHECK ((kind = ANY (ARRAY['note'::text, 'call'::text, 'mail'::text]))),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX prospect_notes_author_id_idx ON prospect_notes USING btree (author_id);
CREATE INDEX prospect_notes_changed_by_idx ON prospect_notes USING btree (changed_by);
CREATE INDEX prospect_notes_prospect_id_idx ON prospect_notes USING btree (prospect_id, at, id);

CREATE TABLE prospect_status_changes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  cause text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  changed_by uuid,
  reason text,
  PRIMARY KEY (id),
  CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 1000))),
  CHECK ((cause = ANY (ARRAY['email_sent'::text, 'call_reached'::text, 'quiz_done'::text, 'audit_requested'::text, 'call_booked'::text, 'person'::text]))),
  FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX prospect_status_changes_changed_by_idx ON prospect_status_changes USING btree (changed_by);
CREATE INDEX prospect_status_changes_prospect_id_idx ON prospect_status_changes USING btree (prospect_id, at, id);

CREATE TABLE prospect_tasks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  due_at timestamp with time zone,
  done_at timestamp with time zone,
  assignee_id uuid,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK (((title <> ''::text) OR (due_at IS NOT NULL))),
  CHECK ((char_length(title) <= 300)),
  FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX prospect_tasks_assignee_id_idx ON prospect_tasks USING btree (assignee_id, due_at) WHERE (done_at IS NULL);
CREATE INDEX prospect_tasks_created_by_idx ON prospect_tasks USING btree (created_by);
CREATE INDEX prospect_tasks_prospect_id_idx ON prospect_tasks USING btree (prospect_id, due_at, created_at, id);

CREATE TABLE prospects (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  token text NOT NULL,
  email text NOT NULL,
  prenom text DEFAULT ''::text NOT NULL,
  nom text NOT NULL,
  linkedin text,
  site_url text,
  notes text,
  source text,
  poste text,
  telephone text,
  business_name text,
  location text,
  score integer,
  self_serve_score integer,
  page_vue boolean DEFAULT false NOT NULL,
  quiz_commence boolean DEFAULT false NOT NULL,
  quiz_en_cours boolean DEFAULT false NOT NULL,
  quiz_fait boolean DEFAULT false NOT NULL,
  rdv_pris boolean DEFAULT false NOT NULL,
  status text DEFAULT 'new'::text NOT NULL,
  review_status text DEFAULT 'draft'::text NOT NULL,
  email_campaign_id uuid,
  email_sent boolean DEFAULT false NOT NULL,
  email_sent_at timestamp with time zone,
  metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  search_text text DEFAULT ''::text NOT NULL,
  red_flags text[] DEFAULT '{}'::text[] NOT NULL,
  deletion_id uuid,
  red_flag_facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  validation jsonb,
  self_serve_measured integer,
  owner_id uuid,
  next_action text,
  next_action_at timestamp with time zone,
  language text,
  external_id text,
  PRIMARY KEY (id),
  CHECK (((char_length(external_id) >= 1) AND (char_length(external_id) <= 200))),
  CHECK (((char_length(next_action) >= 1) AND (char_length(next_action) <= 300))),
  CHECK (((score >= 0) AND (score <= 100))),
  CHECK (((validation IS NULL) OR (review_status = 'validated'::text))),
  CHECK ((language = ANY (ARRAY['fr'::text, 'de'::text, 'it'::text]))),
  CHECK ((review_status = ANY (ARRAY['draft'::text, 'to_review'::text, 'validated'::text]))),
  CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'converted'::text, 'rejected'::text]))),
  CHECK ((token ~ '^[A-Za-z0-9]{8}$'::text)),
  UNIQUE (token),
  FOREIGN KEY (email_campaign_id) REFERENCES email_campaigns(id) ON DELETE SET NULL,
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX prospects_created_at_id_idx ON prospects USING btree (created_at, id) INCLUDE (status, review_status, email_sent, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, score, owner_id, next_action, next_action_at) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_deletion_id_idx ON prospects USING btree (deletion_id) WHERE (deletion_id IS NOT NULL);
CREATE INDEX prospects_email_campaign_id_idx ON prospects USING btree (email_campaign_id) WHERE (email_campaign_id IS NOT NULL);
CREATE INDEX prospects_email_id_idx ON prospects USING btree (email, id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_email_idx ON prospects USING btree (lower(email));
CREATE INDEX prospects_examples_idx ON prospects USING btree (id) WHERE (metadata @> '{"demo": true}'::jsonb);
CREATE INDEX prospects_flagged_idx ON prospects USING btree (updated_at, id) INCLUDE (owner_id, status) WHERE ((red_flags <> '{}'::text[]) AND (review_status <> 'validated'::text) AND (deletion_id IS NULL));
CREATE INDEX prospects_funnel_idx ON prospects USING btree (created_at) INCLUDE (status, email_sent, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, score);
CREATE INDEX prospects_language_idx ON prospects USING btree (language, created_at, id) INCLUDE (deletion_id, status) WHERE (language IS NOT NULL);
CREATE INDEX prospects_listed_idx ON prospects USING btree (page_vue) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_lower_token_idx ON prospects USING btree (lower(token));
CREATE INDEX prospects_next_action_at_idx ON prospects USING btree (next_action_at, id) INCLUDE (deletion_id, status) WHERE (next_action_at IS NOT NULL);
CREATE INDEX prospects_next_action_idx ON prospects USING btree (next_action, id) WHERE (next_action IS NOT NULL);
CREATE INDEX prospects_nom_id_idx ON prospects USING btree (nom, id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_open_quiz_idx ON prospects USING btree (id) WHERE (quiz_en_cours AND (NOT quiz_fait));
CREATE INDEX prospects_owner_id_idx ON prospects USING btree (owner_id, next_action_at, id) INCLUDE (deletion_id, status) WHERE (owner_id IS NOT NULL);
CREATE INDEX prospects_peer_group_idx ON prospects USING btree (prospect_peer_group(location, metadata)) WHERE (prospect_peer_group(location, metadata) IS NOT NULL);
CREATE INDEX prospects_prenom_id_idx ON prospects USING btree (prenom, id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_red_flags_idx ON prospects USING gin (red_flags) WHERE (red_flags <> '{}'::text[]);
CREATE INDEX prospects_score_id_idx ON prospects USING btree (score, id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)) AND (score IS NOT NULL));
CREATE INDEX prospects_search_idx ON prospects USING gin (search_text gin_trgm_ops);
CREATE INDEX prospects_site_domain_idx ON prospects USING btree (site_domain(site_url));
CREATE INDEX prospects_state_idx ON prospects USING btree (status, review_status, email_sent, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, owner_id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_status_id_idx ON prospects USING btree (status, id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_trials_idx ON prospects USING btree (created_at) WHERE (metadata @> '{"is_trial": true}'::jsonb);
CREATE INDEX prospects_updated_at_id_idx ON prospects USING btree (updated_at, id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)));
CREATE INDEX prospects_with_site_idx ON prospects USING btree (id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)) AND (site_url <> ''::text));
CREATE INDEX prospects_without_score_idx ON prospects USING btree (id) WHERE ((deletion_id IS NULL) AND (NOT (metadata @> '{"demo": true}'::jsonb)) AND (score IS NULL));
CREATE UNIQUE INDEX prospects_external_id_key ON prospects USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER prospect_searchable BEFORE INSERT OR UPDATE OF prenom, nom, email, business_name, site_url, location, metadata, search_text ON prospects FOR EACH ROW EXECUTE FUNCTION prospect_searchable();

CREATE TABLE queue_done (
  prospect_id uuid NOT NULL,
  reason text NOT NULL,
  seen text DEFAULT ''::text NOT NULL,
  done_by uuid,
  done_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (prospect_id, reason),
  FOREIGN KEY (done_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX queue_done_done_by_done_at_idx ON queue_done USING btree (done_by, done_at);

CREATE TABLE queue_places (
  prospect_id uuid NOT NULL,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  snoozed_until timestamp with time zone,
  PRIMARY KEY (prospect_id),
  FOREIGN KEY (claimed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX queue_places_claimed_by_idx ON queue_places USING btree (claimed_by);

CREATE TABLE quiz_questions (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  question text NOT NULL,
  options jsonb NOT NULL,
  weights jsonb NOT NULL,
  "position" integer NOT NULL,
  category text NOT NULL,
  active boolean DEFAULT true NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((category = ANY (ARRAY['maturity'::text, 'acquisition'::text, 'innovation'::text]))),
  CHECK ((jsonb_array_length(options) = 4))
);
CREATE INDEX quiz_questions_position_idx ON quiz_questions USING btree ("position");

CREATE TABLE quiz_results (
  prospect_id uuid NOT NULL,
  score integer NOT NULL,
  maturity double precision,
  acquisition double precision,
  innovation double precision,
  questions jsonb NOT NULL,
  completed_at timestamp with time zone DEFAULT now() NOT NULL,
  version_id integer,
  PRIMARY KEY (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (version_id) REFERENCES quiz_versions(id)
);
CREATE INDEX quiz_results_completed_at_idx ON quiz_results USING btree (completed_at);
CREATE INDEX quiz_results_version_id_completed_at_idx ON quiz_results USING btree (version_id, completed_at);

CREATE TABLE quiz_versions (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  fingerprint text NOT NULL,
  questions jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (fingerprint)
);

CREATE UNLOGGED TABLE rate_limits (
  key text NOT NULL,
  hits integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  opens_at timestamp with time zone,
  PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expires_at_idx ON rate_limits USING btree (expires_at);

CREATE TABLE recovery_codes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (user_id, code_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE referrals (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  original_email text,
  referred_email text NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  notes text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  invited_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['pending'::text, 'contacted'::text, 'converted'::text]))),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX referrals_created_at_id_idx ON referrals USING btree (created_at, id);
CREATE INDEX referrals_prospect_id_idx ON referrals USING btree (prospect_id);
CREATE INDEX referrals_referred_email_idx ON referrals USING btree (lower(referred_email));
CREATE INDEX referrals_search_idx ON referrals USING gin (fold_text(((((COALESCE(original_email, ''::text) || ' '::text) || referred_email) || ' '::text) || COALESCE(notes, ''::text))) gin_trgm_ops);
CREATE INDEX referrals_status_created_at_idx ON referrals USING btree (status, created_at);

CREATE TABLE reponses_quiz (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prospect_id uuid NOT NULL,
  token text NOT NULL,
  question_id text NOT NULL,
  reponse text NOT NULL,
  score_partiel integer NOT NULL,
  "timestamp" timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (prospect_id, question_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX reponses_quiz_question_id_score_partiel_idx ON reponses_quiz USING btree (question_id, score_partiel);
CREATE INDEX reponses_quiz_search_idx ON reponses_quiz USING gin (fold_text(reponse) gin_trgm_ops);
CREATE INDEX reponses_quiz_timestamp_id_idx ON reponses_quiz USING btree ("timestamp", id);
CREATE INDEX reponses_quiz_token_idx ON reponses_quiz USING btree (token);

CREATE TABLE retention_runs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  cause text NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  kind text,
  removed jsonb DEFAULT '{}'::jsonb NOT NULL,
  held jsonb DEFAULT '{}'::jsonb NOT NULL,
  error text,
  requested_by uuid,
  requested_by_email text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((cause = ANY (ARRAY['night'::text, 'staff'::text]))),
  CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX retention_runs_created_at_id_idx ON retention_runs USING btree (created_at, id);
CREATE INDEX retention_runs_requested_by_idx ON retention_runs USING btree (requested_by);

CREATE TABLE saved_views (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  resource text NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  shared boolean DEFAULT false NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (user_id, resource, name),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_views_shared_idx ON saved_views USING btree (resource, name, id) WHERE shared;
CREATE INDEX saved_views_user_id_resource_created_at_idx ON saved_views USING btree (user_id, resource, created_at);

CREATE TABLE scan_targets (
  scan_id uuid NOT NULL,
  prospect_id uuid NOT NULL,
  "position" integer NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  outcome text,
  page text,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  site text,
  PRIMARY KEY (scan_id, prospect_id),
  CHECK ((outcome = ANY (ARRAY['measured'::text, 'partial'::text, 'unreachable'::text, 'otherPage'::text, 'sample'::text, 'failed'::text]))),
  CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (scan_id) REFERENCES scans(id) ON DELETE CASCADE
);
CREATE INDEX scan_targets_outcome_idx ON scan_targets USING btree (outcome) WHERE (outcome IS NOT NULL);
CREATE INDEX scan_targets_prospect_id_idx ON scan_targets USING btree (prospect_id);
CREATE INDEX scan_targets_scan_id_outcome_idx ON scan_targets USING btree (scan_id, outcome);
CREATE INDEX scan_targets_scan_id_status_position_idx ON scan_targets USING btree (scan_id, status, "position");

CREATE TABLE scan_tasks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  scan_id uuid NOT NULL,
  prospect_id uuid NOT NULL,
  analysis text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  error jsonb,
  duration_ms integer,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  state text,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['waiting'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'skipped'::text, 'cancelled'::text]))),
  UNIQUE (scan_id, prospect_id, analysis),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (scan_id) REFERENCES scans(id) ON DELETE CASCADE
);
CREATE INDEX scan_tasks_prospect_id_idx ON scan_tasks USING btree (prospect_id);

CREATE TABLE scans (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  total integer NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  analyses jsonb,
  requested_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  speed_mode text DEFAULT 'full'::text NOT NULL,
  left_out integer DEFAULT 0 NOT NULL,
  estimated_cost double precision,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['quick'::text, 'bulk'::text, 'nightly'::text, 'trial'::text, 'single'::text]))),
  CHECK ((speed_mode = ANY (ARRAY['quick'::text, 'full'::text]))),
  CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'paused'::text, 'done'::text, 'cancelled'::text]))),
  FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX scans_created_at_id_idx ON scans USING btree (created_at, id);
CREATE INDEX scans_requested_by_idx ON scans USING btree (requested_by);
CREATE INDEX scans_status_idx ON scans USING btree (status);

CREATE TABLE schedule_marks (
  job text NOT NULL,
  succeeded_at timestamp with time zone,
  failing_since timestamp with time zone,
  PRIMARY KEY (job)
);

CREATE TABLE schedule_runs (
  job text NOT NULL,
  local_date date NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  outcome jsonb,
  PRIMARY KEY (job, local_date)
);

CREATE TABLE sealed_secrets (
  name text NOT NULL,
  value text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (name)
);

CREATE TABLE sending_halts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  backup_at timestamp with time zone NOT NULL,
  carried_over jsonb DEFAULT '{}'::jsonb NOT NULL,
  ended_at timestamp with time zone,
  ended_by text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX sending_halts_open_idx ON sending_halts USING btree (ended_at) WHERE (ended_at IS NULL);

CREATE TABLE seo_audit_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  site_url text,
  prospect_id uuid,
  status text DEFAULT 'pending'::text NOT NULL,
  notes text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text]))),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX seo_audit_requests_created_at_id_idx ON seo_audit_requests USING btree (created_at, id);
CREATE INDEX seo_audit_requests_prospect_id_idx ON seo_audit_requests USING btree (prospect_id);
CREATE INDEX seo_audit_requests_search_idx ON seo_audit_requests USING gin (fold_text(((((email || ' '::text) || COALESCE(site_url, ''::text)) || ' '::text) || COALESCE(notes, ''::text))) gin_trgm_ops);
CREATE INDEX seo_audit_requests_status_idx ON seo_audit_requests USING btree (status);

CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  secret_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  previous_hash text,
  rotated_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone DEFAULT (now() + '30 days'::interval) NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  proven_at timestamp with time zone DEFAULT now() NOT NULL,
  pending text,
  address text,
  user_agent text,
  method text DEFAULT 'password'::text NOT NULL,
  PRIMARY KEY (id),
  CHECK ((method = ANY (ARRAY['password'::text, 'oidc'::text, 'passkey'::text]))),
  CHECK ((pending = ANY (ARRAY['password'::text, 'second_factor'::text]))),
  UNIQUE (secret_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id);
CREATE UNIQUE INDEX sessions_previous_hash_key ON sessions USING btree (previous_hash);

CREATE TABLE setting_versions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  user_id uuid,
  user_email text,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX setting_versions_key_id_idx ON setting_versions USING btree (key, id);
CREATE INDEX setting_versions_user_id_idx ON setting_versions USING btree (user_id);

CREATE TABLE settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  updated_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (key),
  FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX settings_updated_by_idx ON settings USING btree (updated_by);

CREATE TABLE sign_in_flows (
  secret_hash text NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  payload jsonb NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (secret_hash),
  CHECK ((kind = ANY (ARRAY['oidc'::text, 'passkey'::text, 'new_passkey'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_flows_expires_at_idx ON sign_in_flows USING btree (expires_at);
CREATE INDEX sign_in_flows_user_id_idx ON sign_in_flows USING btree (user_id);

CREATE TABLE signatories (
  user_id uuid NOT NULL,
  name text NOT NULL,
  phone text,
  sentence text DEFAULT ''::text NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  portrait bytea,
  portrait_mime text,
  portrait_version text,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX signatories_one_default_idx ON signatories USING btree (is_default) WHERE is_default;

CREATE TABLE site_crawls (
  prospect_id uuid NOT NULL,
  run_id uuid NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  url text NOT NULL,
  host text NOT NULL,
  visited integer DEFAULT 0 NOT NULL,
  known integer DEFAULT 0 NOT NULL,
  requested_by uuid,
  ordered_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  failure text,
  result jsonb,
  PRIMARY KEY (prospect_id),
  CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'cancelled'::text, 'failed'::text]))),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX site_crawls_requested_by_idx ON site_crawls USING btree (requested_by);
CREATE UNIQUE INDEX site_crawls_open_host_idx ON site_crawls USING btree (host) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));

CREATE TABLE site_judgements (
  prospect_id uuid NOT NULL,
  scan_id uuid,
  judged_at timestamp with time zone NOT NULL,
  basis text NOT NULL,
  outcome text,
  facts jsonb NOT NULL,
  findings jsonb NOT NULL,
  unmeasured jsonb NOT NULL,
  plan jsonb NOT NULL,
  total integer NOT NULL,
  critical integer NOT NULL,
  warnings integer NOT NULL,
  notices integer NOT NULL,
  PRIMARY KEY (prospect_id),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (scan_id) REFERENCES scans(id) ON DELETE SET NULL
);
CREATE INDEX site_judgements_hidden_idx ON site_judgements USING btree (prospect_id) WHERE (facts @> '{"indexing": {"indexable": false}}'::jsonb);
CREATE INDEX site_judgements_scan_id_idx ON site_judgements USING btree (scan_id);

CREATE TABLE suppressions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email_hash text NOT NULL,
  scope text NOT NULL,
  reason text NOT NULL,
  note text,
  campaign_id uuid,
  prospect_id uuid,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((reason = ANY (ARRAY['unsubscribed'::text, 'bounced'::text, 'complained'::text, 'erased'::text, 'manual'::text]))),
  CHECK ((scope = ANY (ARRAY['marketing'::text, 'all'::text]))),
  UNIQUE (email_hash, scope),
  FOREIGN KEY (campaign_id) REFERENCES email_campaigns(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE SET NULL
);
CREATE INDEX suppressions_campaign_id_idx ON suppressions USING btree (campaign_id);
CREATE INDEX suppressions_created_at_id_idx ON suppressions USING btree (created_at, id);
CREATE INDEX suppressions_prospect_id_idx ON suppressions USING btree (prospect_id);

CREATE TABLE tool_runs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  tool text NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  subject jsonb,
  analyses jsonb DEFAULT '[]'::jsonb NOT NULL,
  tasks jsonb,
  failed integer DEFAULT 0 NOT NULL,
  requested_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'cancelled'::text]))),
  CHECK ((tool = ANY (ARRAY['site-analysis'::text, 'functions'::text, 'ai-test'::text]))),
  FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX tool_runs_requested_by_idx ON tool_runs USING btree (requested_by);
CREATE INDEX tool_runs_tool_created_at_idx ON tool_runs USING btree (tool, created_at);

CREATE TABLE trial_verifications (
  prospect_id uuid NOT NULL,
  secret_hash text NOT NULL,
  starts_analysis boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  confirmed_at timestamp with time zone,
  PRIMARY KEY (prospect_id),
  UNIQUE (secret_hash),
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);

CREATE TABLE troubles (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  found text NOT NULL,
  todo text NOT NULL,
  began_at timestamp with time zone DEFAULT now() NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_at timestamp with time zone,
  told_at timestamp with time zone,
  settled_at timestamp with time zone,
  PRIMARY KEY (id)
);
CREATE INDEX troubles_unsettled_idx ON troubles USING btree (began_at) WHERE (settled_at IS NULL);
CREATE UNIQUE INDEX troubles_open_key ON troubles USING btree (key) WHERE (ended_at IS NULL);

CREATE TABLE unsubscribe_links (
  token_hash text NOT NULL,
  email_hash text NOT NULL,
  campaign_id uuid,
  prospect_id uuid,
  recipient_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (campaign_id) REFERENCES email_campaigns(id) ON DELETE SET NULL,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE SET NULL,
  FOREIGN KEY (recipient_id) REFERENCES campaign_recipients(id) ON DELETE SET NULL
);
CREATE INDEX unsubscribe_links_campaign_id_idx ON unsubscribe_links USING btree (campaign_id);
CREATE INDEX unsubscribe_links_prospect_id_idx ON unsubscribe_links USING btree (prospect_id);
CREATE INDEX unsubscribe_links_recipient_id_idx ON unsubscribe_links USING btree (recipient_id);

CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  name text DEFAULT ''::text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL,
  disabled_at timestamp with time zone,
  last_login_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  must_change_password boolean DEFAULT false NOT NULL,
  totp_secret text,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint DEFAULT 0 NOT NULL,
  PRIMARY KEY (id),
  CHECK ((role = ANY (ARRAY['admin'::text, 'staff'::text, 'viewer'::text]))),
  UNIQUE (email)
);

CREATE TABLE vendor_calls (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  vendor text NOT NULL,
  operation text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  duration_ms integer NOT NULL,
  outcome text NOT NULL,
  error_code text,
  cost double precision DEFAULT 0 NOT NULL,
  scan_id uuid,
  task_id uuid,
  PRIMARY KEY (id)
);
CREATE INDEX vendor_calls_scan_id_idx ON vendor_calls USING btree (scan_id);
CREATE INDEX vendor_calls_vendor_at_idx ON vendor_calls USING btree (vendor, at);

CREATE TABLE vendor_leases (
  id uuid NOT NULL,
  vendor text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX vendor_leases_vendor_idx ON vendor_leases USING btree (vendor);

CREATE TABLE vendor_spend (
  vendor text NOT NULL,
  day date NOT NULL,
  calls integer DEFAULT 0 NOT NULL,
  cost double precision DEFAULT 0 NOT NULL,
  PRIMARY KEY (vendor, day)
);

CREATE TABLE vendor_states (
  vendor text NOT NULL,
  tokens double precision DEFAULT 0 NOT NULL,
  refilled_at timestamp with time zone DEFAULT now() NOT NULL,
  circuit text DEFAULT 'closed'::text NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  retry_at timestamp with time zone,
  last_success_at timestamp with time zone,
  last_failure_at timestamp with time zone,
  last_error jsonb,
  PRIMARY KEY (vendor),
  CHECK ((circuit = ANY (ARRAY['closed'::text, 'open'::text, 'half_open'::text])))
);

CREATE TABLE webhook_deliveries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  endpoint_id uuid NOT NULL,
  prospect_id uuid,
  event text NOT NULL,
  payload jsonb NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  history jsonb DEFAULT '[]'::jsonb NOT NULL,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  message_id uuid,
  audit_request_id uuid,
  referral_id uuid,
  reply_id uuid,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['queued'::text, 'delivered'::text, 'failed'::text]))),
  FOREIGN KEY (audit_request_id) REFERENCES seo_audit_requests(id) ON DELETE CASCADE,
  FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE,
  FOREIGN KEY (referral_id) REFERENCES referrals(id) ON DELETE CASCADE,
  FOREIGN KEY (reply_id) REFERENCES emelia_events(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_audit_request_id_idx ON webhook_deliveries USING btree (audit_request_id);
CREATE INDEX webhook_deliveries_created_at_id_idx ON webhook_deliveries USING btree (created_at, id);
CREATE INDEX webhook_deliveries_endpoint_id_created_at_id_idx ON webhook_deliveries USING btree (endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_message_id_idx ON webhook_deliveries USING btree (message_id);
CREATE INDEX webhook_deliveries_prospect_id_idx ON webhook_deliveries USING btree (prospect_id);
CREATE INDEX webhook_deliveries_referral_id_idx ON webhook_deliveries USING btree (referral_id);
CREATE INDEX webhook_deliveries_reply_id_idx ON webhook_deliveries USING btree (reply_id);
CREATE INDEX webhook_deliveries_status_next_attempt_at_idx ON webhook_deliveries USING btree (status, next_attempt_at);

CREATE TABLE webhook_endpoints (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  url text NOT NULL,
  description text,
  events text[] NOT NULL,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamp with time zone,
  is_active boolean DEFAULT true NOT NULL,
  failing_since timestamp with time zone,
  disabled_reason text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX webhook_endpoints_created_at_id_idx ON webhook_endpoints USING btree (created_at, id);

CREATE TABLE workers (
  id uuid NOT NULL,
  host text NOT NULL,
  pid integer NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (id)
);

CREATE OR REPLACE FUNCTION fold_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, $1));

CREATE OR REPLACE FUNCTION prospect_peer_group(location text, metadata jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((metadata ->> 'industry'::text) IS NOT NULL) THEN ((fold_text(NULLIF(TRIM(BOTH FROM (metadata ->> 'industry'::text)), ''::text)) || '|'::text) || fold_text(NULLIF(TRIM(BOTH FROM split_part(COALESCE(NULLIF(TRIM(BOTH FROM location), ''::text), NULLIF(TRIM(BOTH FROM (metadata ->> 'location'::text)), ''::text), (metadata ->> 'companyLocation'::text)), ','::text, 1)), ''::text))) ELSE NULL::text END;

CREATE OR REPLACE FUNCTION prospect_searchable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  words text := NEW.prenom || ' ' || NEW.nom || ' ' || NEW.email || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.site_url, '')
    || coalesce(' ' || coalesce(NEW.location, NEW.metadata ->> 'location', NEW.metadata ->> 'companyLocation'), '')
    || coalesce(' ' || (NEW.metadata ->> 'industry'), '');
BEGIN
  NEW.search_text := ' ' || lower(unaccent('unaccent'::regdictionary, words));
  IF words ~ '[äöüÄÖÜ]' THEN
    NEW.search_text := NEW.search_text || ' ' || lower(unaccent('unaccent'::regdictionary,
      replace(replace(replace(replace(replace(replace(words, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue')));
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION site_address(url text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(regexp_replace(regexp_replace(lower(url), '^([a-z]+://)?(www\.)?|#.*$'::text, ''::text, 'g'::text), '^(\[[^]]*\]|[^/?:]*[^/?:.])?\.?(:[0-9]+)?(/[^?]*[^?/])?/*(\?.+)?\??$'::text, '\1\2\3\4'::text), ''::text);

CREATE OR REPLACE FUNCTION site_domain(url text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN NULLIF(lower(split_part(translate(substr(url, CASE WHEN ((lower("left"(url, 12)) = 'https://www.'::text) AND (substr(url, 13, 1) <> ALL (ARRAY[''::text, '/'::text, ':'::text, '?'::text, '#'::text]))) THEN 13 WHEN (lower("left"(url, 8)) = 'https://'::text) THEN 9 WHEN ((lower("left"(url, 11)) = 'http://www.'::text) AND (substr(url, 12, 1) <> ALL (ARRAY[''::text, '/'::text, ':'::text, '?'::text, '#'::text]))) THEN 12 WHEN (lower("left"(url, 7)) = 'http://'::text) THEN 8 ELSE NULL::integer END), ':?#'::text, '///'::text), '/'::text, 1)), ''::text);
