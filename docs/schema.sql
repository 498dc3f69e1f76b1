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
CREATE TRIGGER appointment_webhooks AFTER INSERT OR UPDATE ON appointments FOR EACH ROW EXECUTE FUNCTION appointment_webhooks();

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
CREATE TRIGGER audit_log_by_day_delete AFTER DELETE ON audit_log REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''user_email'', user_email, ''resource'', resource, ''action'', action)');
CREATE TRIGGER audit_log_by_day_insert AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''user_email'', user_email, ''resource'', resource, ''action'', action)');
CREATE TRIGGER audit_log_by_day_truncate AFTER TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''user_email'', user_email, ''resource'', resource, ''action'', action)');
CREATE TRIGGER audit_log_by_day_update AFTER UPDATE ON audit_log REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''user_email'', user_email, ''resource'', resource, ''action'', action)');

CREATE TABLE backup_runs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  file text,
  rows bigint,
  bytes bigint,
  is_encrypted boolean DEFAULT false NOT NULL,
  error text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TRIGGER contact_messages_forget_webhooks AFTER DELETE ON contact_messages REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_webhooks();
CREATE TRIGGER message_webhooks AFTER INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION message_webhooks();

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

CREATE TABLE day_total_changes (
  list text NOT NULL,
  day date NOT NULL,
  kind jsonb NOT NULL,
  n bigint NOT NULL
);
CREATE INDEX day_total_changes_list_idx ON day_total_changes USING btree (list);

CREATE TABLE day_totals (
  list text NOT NULL,
  day date NOT NULL,
  kind jsonb NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (list, day, kind)
);

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
CREATE TRIGGER emelia_events_by_day_delete AFTER DELETE ON emelia_events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(occurred_at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''campaign_id'', campaign_id, ''type'', type, ''actor'', actor)');
CREATE TRIGGER emelia_events_by_day_insert AFTER INSERT ON emelia_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(occurred_at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''campaign_id'', campaign_id, ''type'', type, ''actor'', actor)');
CREATE TRIGGER emelia_events_by_day_truncate AFTER TRUNCATE ON emelia_events FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(occurred_at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''campaign_id'', campaign_id, ''type'', type, ''actor'', actor)');
CREATE TRIGGER emelia_events_by_day_update AFTER UPDATE ON emelia_events REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(occurred_at AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''campaign_id'', campaign_id, ''type'', type, ''actor'', actor)');
CREATE TRIGGER emelia_events_forget_webhooks AFTER DELETE ON emelia_events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_webhooks();
CREATE TRIGGER reply_webhooks AFTER INSERT ON emelia_events FOR EACH ROW WHEN ((new.type = 'replied'::text)) EXECUTE FUNCTION reply_webhooks();

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
CREATE TRIGGER forget_import_rows AFTER DELETE ON imports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_import_rows();

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
  status text NOT NULL,
  contacted boolean NOT NULL,
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
  facets bigint NOT NULL,
  PRIMARY KEY (prospect_id)
);
CREATE INDEX prospect_figures_canton_idx ON prospect_figures USING btree (canton, mobile_points, prospect_id) INCLUDE (facets, status, contacted, cms) WHERE (listed AND (canton IS NOT NULL));
CREATE INDEX prospect_figures_cited_share_idx ON prospect_figures USING btree (cited_share, prospect_id) INCLUDE (facets) WHERE (listed AND (cited_share IS NOT NULL));
CREATE INDEX prospect_figures_city_idx ON prospect_figures USING btree (city, prospect_id) WHERE (listed AND (city IS NOT NULL));
CREATE INDEX prospect_figures_city_words_idx ON prospect_figures USING gin (city_words gin_trgm_ops) WHERE (listed AND (city_words IS NOT NULL));
CREATE INDEX prospect_figures_cms_idx ON prospect_figures USING btree (cms, mobile_points, prospect_id) INCLUDE (facets, keyword_count, rating, review_count, status, contacted, canton) WHERE (listed AND (cms IS NOT NULL));
CREATE INDEX prospect_figures_created_at_idx ON prospect_figures USING btree (created_at, prospect_id) INCLUDE (status, contacted, canton, cms, mobile_points, desktop_points, critical) WHERE listed;
CREATE INDEX prospect_figures_critical_idx ON prospect_figures USING btree (critical, prospect_id) INCLUDE (facets) WHERE (listed AND (critical IS NOT NULL));
CREATE INDEX prospect_figures_desktop_points_idx ON prospect_figures USING btree (desktop_points, prospect_id) INCLUDE (facets) WHERE (listed AND (desktop_points IS NOT NULL));
CREATE INDEX prospect_figures_facets_idx ON prospect_figures USING btree (facets) WHERE listed;
CREATE INDEX prospect_figures_findings_idx ON prospect_figures USING btree (findings, prospect_id) INCLUDE (facets) WHERE (listed AND (findings IS NOT NULL));
CREATE INDEX prospect_figures_keyword_count_idx ON prospect_figures USING btree (keyword_count, prospect_id) INCLUDE (facets) WHERE (listed AND (keyword_count IS NOT NULL));
CREATE INDEX prospect_figures_mobile_points_idx ON prospect_figures USING btree (mobile_points, prospect_id) INCLUDE (facets, status, contacted, canton, cms) WHERE (listed AND (mobile_points IS NOT NULL));
CREATE INDEX prospect_figures_rating_idx ON prospect_figures USING btree (rating, prospect_id) INCLUDE (facets) WHERE (listed AND (rating IS NOT NULL));
CREATE INDEX prospect_figures_review_count_idx ON prospect_figures USING btree (review_count, prospect_id) INCLUDE (facets) WHERE (listed AND (review_count IS NOT NULL));
CREATE INDEX prospect_figures_scanned_at_idx ON prospect_figures USING btree (scanned_at, prospect_id) INCLUDE (facets) WHERE (listed AND (scanned_at IS NOT NULL));
CREATE INDEX prospect_figures_trade_idx ON prospect_figures USING btree (trade, prospect_id) WHERE (listed AND (trade IS NOT NULL));
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
CREATE TRIGGER prospect_task_changed AFTER INSERT OR DELETE OR UPDATE ON prospect_tasks FOR EACH ROW EXECUTE FUNCTION prospect_task_changed();

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
  PRIMARY KEY (id),
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
CREATE INDEX prospects_created_at_id_idx ON prospects USING btree (created_at, id) INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_deletion_id_idx ON prospects USING btree (deletion_id) WHERE (deletion_id IS NOT NULL);
CREATE INDEX prospects_email_campaign_id_idx ON prospects USING btree (email_campaign_id) WHERE (email_campaign_id IS NOT NULL);
CREATE INDEX prospects_email_id_idx ON prospects USING btree (email, id) INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_email_idx ON prospects USING btree (lower(email));
CREATE INDEX prospects_examples_idx ON prospects USING btree (id) WHERE (metadata @> '{"demo": true}'::jsonb);
CREATE INDEX prospects_flagged_idx ON prospects USING btree (updated_at, id) INCLUDE (owner_id, status) WHERE ((red_flags <> '{}'::text[]) AND (review_status <> 'validated'::text) AND (deletion_id IS NULL));
CREATE INDEX prospects_funnel_idx ON prospects USING btree (created_at) INCLUDE (status, email_sent, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, score);
CREATE INDEX prospects_language_idx ON prospects USING btree (language, created_at, id) INCLUDE (deletion_id, status) WHERE (language IS NOT NULL);
CREATE INDEX prospects_lower_token_idx ON prospects USING btree (lower(token));
CREATE INDEX prospects_next_action_at_idx ON prospects USING btree (next_action_at, id) INCLUDE (deletion_id, status) WHERE (next_action_at IS NOT NULL);
CREATE INDEX prospects_next_action_idx ON prospects USING btree (next_action, id) WHERE (next_action IS NOT NULL);
CREATE INDEX prospects_nom_id_idx ON prospects USING btree (nom, id) INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_open_quiz_idx ON prospects USING btree (id) WHERE (quiz_en_cours AND (NOT quiz_fait));
CREATE INDEX prospects_owner_id_idx ON prospects USING btree (owner_id, next_action_at, id) INCLUDE (deletion_id, status) WHERE (owner_id IS NOT NULL);
CREATE INDEX prospects_peer_group_idx ON prospects USING btree (prospect_peer_group(location, metadata)) WHERE (prospect_peer_group(location, metadata) IS NOT NULL);
CREATE INDEX prospects_prenom_id_idx ON prospects USING btree (prenom, id) INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_red_flags_idx ON prospects USING gin (red_flags) WHERE (red_flags <> '{}'::text[]);
CREATE INDEX prospects_score_id_idx ON prospects USING btree (COALESCE(score, '-1'::integer), id) INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_search_idx ON prospects USING gin (search_text gin_trgm_ops);
CREATE INDEX prospects_site_domain_idx ON prospects USING btree (site_domain(site_url));
CREATE INDEX prospects_status_id_idx ON prospects USING btree (status, id) INCLUDE (page_vue, quiz_fait, rdv_pris, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_trials_idx ON prospects USING btree (created_at) WHERE (metadata @> '{"is_trial": true}'::jsonb);
CREATE INDEX prospects_updated_at_id_idx ON prospects USING btree (updated_at, id) INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id, score);
CREATE TRIGGER figure_prospects_delete AFTER DELETE ON prospects REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION figure_prospects_delete();
CREATE TRIGGER figure_prospects_insert AFTER INSERT ON prospects REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION figure_prospects_insert();
CREATE TRIGGER figure_prospects_truncate AFTER TRUNCATE ON prospects FOR EACH STATEMENT EXECUTE FUNCTION figure_prospects_truncate();
CREATE TRIGGER figure_prospects_update AFTER UPDATE ON prospects FOR EACH ROW WHEN (((old.deletion_id IS DISTINCT FROM new.deletion_id) OR (old.created_at <> new.created_at) OR ((((((((((((((((((COALESCE(array_position('{new,contacted,qualified,converted,rejected}'::text[], old.status), 0))::bigint << 0) | ((COALESCE(array_position('{draft,to_review,validated}'::text[], old.review_status), 0))::bigint << 3)) | ((COALESCE(array_position('{fr,de,it}'::text[], old.language), 0))::bigint << 6)) | ((((old.email_sent OR (old.status = ANY (ARRAY['contacted'::text, 'qualified'::text, 'converted'::text])) OR old.page_vue OR old.quiz_commence OR old.quiz_fait OR old.rdv_pris))::integer)::bigint << 14)) | (((old.page_vue)::integer)::bigint << 15)) | (((old.quiz_commence)::integer)::bigint << 16)) | (((old.quiz_en_cours)::integer)::bigint << 17)) | (((old.quiz_fait)::integer)::bigint << 18)) | (((old.rdv_pris)::integer)::bigint << 19)) | (((old.email_sent)::integer)::bigint << 20)) | (((COALESCE((old.score > 70), false))::integer)::bigint << 21)) | ((((COALESCE(old.site_url, ''::text) <> ''::text))::integer)::bigint << 22)) | ((((old.owner_id IS NOT NULL))::integer)::bigint << 23)) | (((((old.next_action IS NOT NULL) OR (old.next_action_at IS NOT NULL)))::integer)::bigint << 24)) | ((((old.red_flags <> '{}'::text[]))::integer)::bigint << 25)) | ((((old.metadata @> '{"demo": true}'::jsonb))::integer)::bigint << 26)) <> (((((((((((((((((COALESCE(array_position('{new,contacted,qualified,converted,rejected}'::text[], new.status), 0))::bigint << 0) | ((COALESCE(array_position('{draft,to_review,validated}'::text[], new.review_status), 0))::bigint << 3)) | ((COALESCE(array_position('{fr,de,it}'::text[], new.language), 0))::bigint << 6)) | ((((new.email_sent OR (new.status = ANY (ARRAY['contacted'::text, 'qualified'::text, 'converted'::text])) OR new.page_vue OR new.quiz_commence OR new.quiz_fait OR new.rdv_pris))::integer)::bigint << 14)) | (((new.page_vue)::integer)::bigint << 15)) | (((new.quiz_commence)::integer)::bigint << 16)) | (((new.quiz_en_cours)::integer)::bigint << 17)) | (((new.quiz_fait)::integer)::bigint << 18)) | (((new.rdv_pris)::integer)::bigint << 19)) | (((new.email_sent)::integer)::bigint << 20)) | (((COALESCE((new.score > 70), false))::integer)::bigint << 21)) | ((((COALESCE(new.site_url, ''::text) <> ''::text))::integer)::bigint << 22)) | ((((new.owner_id IS NOT NULL))::integer)::bigint << 23)) | (((((new.next_action IS NOT NULL) OR (new.next_action_at IS NOT NULL)))::integer)::bigint << 24)) | ((((new.red_flags <> '{}'::text[]))::integer)::bigint << 25)) | ((((new.metadata @> '{"demo": true}'::jsonb))::integer)::bigint << 26))) OR (old.location IS DISTINCT FROM new.location) OR ((old.metadata -> 'location'::text) IS DISTINCT FROM (new.metadata -> 'location'::text)) OR ((old.metadata -> 'companyLocation'::text) IS DISTINCT FROM (new.metadata -> 'companyLocation'::text)) OR ((old.metadata -> 'industry'::text) IS DISTINCT FROM (new.metadata -> 'industry'::text)) OR ((old.metadata -> 'last_analyzed'::text) IS DISTINCT FROM (new.metadata -> 'last_analyzed'::text)))) EXECUTE FUNCTION figure_prospects_update();
CREATE TRIGGER prospect_next_action_written AFTER UPDATE OF next_action, next_action_at ON prospects FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND ((old.next_action IS DISTINCT FROM new.next_action) OR (old.next_action_at IS DISTINCT FROM new.next_action_at)))) EXECUTE FUNCTION prospect_next_action_written();
CREATE TRIGGER prospect_searchable BEFORE INSERT OR UPDATE OF prenom, nom, email, business_name, site_url, location, metadata, search_text ON prospects FOR EACH ROW EXECUTE FUNCTION prospect_searchable();
CREATE TRIGGER prospect_site_changed BEFORE UPDATE OF site_url ON prospects FOR EACH ROW WHEN ((old.site_url IS DISTINCT FROM new.site_url)) EXECUTE FUNCTION prospect_site_changed();
CREATE TRIGGER prospect_site_noted AFTER UPDATE OF site_url ON prospects FOR EACH ROW WHEN ((old.site_url IS DISTINCT FROM new.site_url)) EXECUTE FUNCTION prospect_site_noted();
CREATE TRIGGER prospect_webhooks_delete AFTER DELETE ON prospects REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION prospect_webhooks_delete();
CREATE TRIGGER prospect_webhooks_insert AFTER INSERT ON prospects REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prospect_webhooks_insert();
CREATE TRIGGER prospect_webhooks_update AFTER UPDATE ON prospects REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION prospect_webhooks_update();

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
CREATE TRIGGER referral_webhooks AFTER INSERT ON referrals FOR EACH ROW EXECUTE FUNCTION referral_webhooks();
CREATE TRIGGER referrals_forget_webhooks AFTER DELETE ON referrals REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_webhooks();

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
CREATE TRIGGER reponses_quiz_by_day_delete AFTER DELETE ON reponses_quiz REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(timestamp AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''question_id'', question_id)');
CREATE TRIGGER reponses_quiz_by_day_insert AFTER INSERT ON reponses_quiz REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_answers_by_day();
CREATE TRIGGER reponses_quiz_by_day_truncate AFTER TRUNCATE ON reponses_quiz FOR EACH STATEMENT EXECUTE FUNCTION count_by_day('(timestamp AT TIME ZONE ''UTC'')::date', 'jsonb_build_object(''question_id'', question_id)');
CREATE TRIGGER reponses_quiz_by_day_update AFTER UPDATE ON reponses_quiz REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_answers_by_day();

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

CREATE TABLE scan_outcome_totals (
  outcome text NOT NULL,
  part integer NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (outcome, part)
);

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
CREATE INDEX scan_targets_prospect_id_idx ON scan_targets USING btree (prospect_id);
CREATE INDEX scan_targets_scan_id_outcome_idx ON scan_targets USING btree (scan_id, outcome);
CREATE INDEX scan_targets_scan_id_status_position_idx ON scan_targets USING btree (scan_id, status, "position");
CREATE CONSTRAINT TRIGGER scan_targets_count_outcome AFTER UPDATE OF outcome ON scan_targets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.outcome IS NULL) AND (new.outcome IS NOT NULL))) EXECUTE FUNCTION count_scan_outcome();
CREATE CONSTRAINT TRIGGER trial_webhooks AFTER UPDATE OF outcome ON scan_targets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.outcome IS NOT NULL) AND (old.outcome IS NULL))) EXECUTE FUNCTION trial_webhooks();

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
  next_at timestamp with time zone,
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
CREATE TRIGGER audit_request_webhooks AFTER INSERT OR UPDATE ON seo_audit_requests FOR EACH ROW EXECUTE FUNCTION audit_request_webhooks();
CREATE TRIGGER seo_audit_requests_forget_webhooks AFTER DELETE ON seo_audit_requests REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_webhooks();

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
  PRIMARY KEY (id),
  CHECK ((pending = ANY (ARRAY['password'::text, 'second_factor'::text]))),
  UNIQUE (secret_hash),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id);
CREATE UNIQUE INDEX sessions_previous_hash_key ON sessions USING btree (previous_hash);
CREATE TRIGGER sessions_tell_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_session_end();

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
CREATE TRIGGER figure_sites AFTER INSERT OR DELETE OR UPDATE ON site_judgements FOR EACH ROW EXECUTE FUNCTION figure_sites();

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
CREATE TRIGGER users_tell_end AFTER UPDATE OF disabled_at, role ON users FOR EACH ROW WHEN (((old.disabled_at IS DISTINCT FROM new.disabled_at) OR (old.role <> new.role))) EXECUTE FUNCTION tell_session_end();

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
  lease_until timestamp with time zone,
  history jsonb DEFAULT '[]'::jsonb NOT NULL,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  source_id uuid,
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'delivered'::text, 'failed'::text]))),
  FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_created_at_id_idx ON webhook_deliveries USING btree (created_at, id);
CREATE INDEX webhook_deliveries_endpoint_id_created_at_id_idx ON webhook_deliveries USING btree (endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_prospect_id_idx ON webhook_deliveries USING btree (prospect_id);
CREATE INDEX webhook_deliveries_source_id_idx ON webhook_deliveries USING btree (source_id);
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

CREATE VIEW current_day_totals AS
 SELECT day_totals.list,
    day_totals.day,
    day_totals.kind,
    day_totals.n
   FROM day_totals
UNION ALL
 SELECT day_total_changes.list,
    day_total_changes.day,
    day_total_changes.kind,
    day_total_changes.n
   FROM day_total_changes;

CREATE OR REPLACE FUNCTION appointment_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        body jsonb := jsonb_build_object('appointment', jsonb_build_object('id', NEW.id, 'prospect_id', NEW.prospect_id,
          'start_at', NEW.start_at, 'end_at', NEW.end_at, 'status', NEW.status), 'prospect', webhook_about(NEW.prospect_id));
      BEGIN
        IF TG_OP = 'INSERT' THEN
          IF NEW.status = 'booked' THEN PERFORM queue_webhook('appointment.booked', NEW.prospect_id, body); END IF;
        ELSIF NEW.status = 'cancelled' AND OLD.status <> 'cancelled' THEN
          PERFORM queue_webhook('appointment.cancelled', NEW.prospect_id, body);
        ELSIF NEW.start_at <> OLD.start_at THEN
          PERFORM queue_webhook('appointment.moved', NEW.prospect_id, body || jsonb_build_object('previous_start_at', OLD.start_at));
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION audit_request_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        body jsonb := jsonb_build_object('request', jsonb_build_object('id', NEW.id, 'email', NEW.email, 'site_url', NEW.site_url,
          'status', NEW.status, 'prospect_id', NEW.prospect_id, 'created_at', NEW.created_at), 'prospect', webhook_about(NEW.prospect_id));
      BEGIN
        IF TG_OP = 'INSERT' THEN
          PERFORM queue_webhook('audit.requested', NEW.prospect_id, body, NEW.id);
        ELSIF NEW.status = 'completed' AND OLD.status <> 'completed' THEN
          PERFORM queue_webhook('audit.sent', NEW.prospect_id, body, NEW.id);
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION canton_of(place text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  words text := plain_place(place);
  parts text[] := regexp_split_to_array(place, '[,;/()|\n]+| [-–—] ');
  part text;
  code text;
  found text;
BEGIN
  IF words IS NULL OR words = '' OR words ~ '(^|[^a-z])(france|deutschland|germany|allemagne|germania|italie|italia|italy|belgique|belgium|belgie|luxembourg|austria|autriche|osterreich|liechtenstein|espagne|spain|portugal|united kingdom|royaume uni|united states|usa|etats unis|canada|new york|illinois)($|[^a-z])' THEN RETURN NULL; END IF;
  FOREACH part IN ARRAY parts LOOP
    code := substring(btrim(part) FROM '(?:^| )([A-Z]{2})$');
    CONTINUE WHEN code IS NULL OR code <> ALL('{ZH,BE,LU,UR,SZ,OW,NW,GL,ZG,FR,SO,BS,BL,SH,AR,AI,SG,GR,AG,TG,TI,VD,VS,NE,GE,JU}');
    IF words ~ '(^|[^a-z])(suisse|schweiz|svizzera|svizra|switzerland|swiss|ch)($|[^a-z])' OR code <> ALL('{BE,LU}')
       AND (code <> ALL('{FR,GE,NE,SG,GR,AR,SO,AI,AG,BS,BL,GL,TG,SH}') OR btrim(part) ~* '^(ch[ -]?)?[1-9][0-9]{3} +') THEN
      RETURN code;
    END IF;
  END LOOP;
  FOREACH part IN ARRAY parts LOOP
    found := CASE regexp_replace(regexp_replace(
      plain_place(regexp_replace(btrim(part), '^(ch[ -]?)?[1-9][0-9]{3} +', '', 'i')),
      '^(canton|kanton|cantone) (de |du |d |of |di )?', ''), ' [0-9]+$', '') WHEN 'zurich' THEN 'ZH' WHEN 'zuerich' THEN 'ZH' WHEN 'zurigo' THEN 'ZH' WHEN 'winterthur' THEN 'ZH' WHEN 'winterthour' THEN 'ZH' WHEN 'uster' THEN 'ZH' WHEN 'dubendorf' THEN 'ZH' WHEN 'dietikon' THEN 'ZH' WHEN 'wetzikon' THEN 'ZH' WHEN 'kloten' THEN 'ZH' WHEN 'wadenswil' THEN 'ZH' WHEN 'horgen' THEN 'ZH' WHEN 'thalwil' THEN 'ZH' WHEN 'kusnacht' THEN 'ZH' WHEN 'zollikon' THEN 'ZH' WHEN 'schlieren' THEN 'ZH' WHEN 'opfikon' THEN 'ZH' WHEN 'adliswil' THEN 'ZH' WHEN 'bulach' THEN 'ZH' WHEN 'berne' THEN 'BE' WHEN 'bern' THEN 'BE' WHEN 'berna' THEN 'BE' WHEN 'bienne' THEN 'BE' WHEN 'biel' THEN 'BE' WHEN 'biel bienne' THEN 'BE' WHEN 'thun' THEN 'BE' WHEN 'thoune' THEN 'BE' WHEN 'koniz' THEN 'BE' WHEN 'ostermundigen' THEN 'BE' WHEN 'berthoud' THEN 'BE' WHEN 'burgdorf' THEN 'BE' WHEN 'langenthal' THEN 'BE' WHEN 'steffisburg' THEN 'BE' WHEN 'interlaken' THEN 'BE' WHEN 'spiez' THEN 'BE' WHEN 'munsingen' THEN 'BE' WHEN 'la neuveville' THEN 'BE' WHEN 'saint imier' THEN 'BE' WHEN 'st imier' THEN 'BE' WHEN 'tavannes' THEN 'BE' WHEN 'tramelan' THEN 'BE' WHEN 'lucerne' THEN 'LU' WHEN 'luzern' THEN 'LU' WHEN 'lucerna' THEN 'LU' WHEN 'emmen' THEN 'LU' WHEN 'kriens' THEN 'LU' WHEN 'horw' THEN 'LU' WHEN 'ebikon' THEN 'LU' WHEN 'sursee' THEN 'LU' WHEN 'uri' THEN 'UR' WHEN 'andermatt' THEN 'UR' WHEN 'schwytz' THEN 'SZ' WHEN 'schwyz' THEN 'SZ' WHEN 'svitto' THEN 'SZ' WHEN 'freienbach' THEN 'SZ' WHEN 'einsiedeln' THEN 'SZ' WHEN 'obwald' THEN 'OW' WHEN 'obwalden' THEN 'OW' WHEN 'sarnen' THEN 'OW' WHEN 'engelberg' THEN 'OW' WHEN 'nidwald' THEN 'NW' WHEN 'nidwalden' THEN 'NW' WHEN 'stans' THEN 'NW' WHEN 'hergiswil' THEN 'NW' WHEN 'glaris' THEN 'GL' WHEN 'glarus' THEN 'GL' WHEN 'glarona' THEN 'GL' WHEN 'zoug' THEN 'ZG' WHEN 'zug' THEN 'ZG' WHEN 'zugo' THEN 'ZG' WHEN 'baar' THEN 'ZG' WHEN 'cham' THEN 'ZG' WHEN 'risch rotkreuz' THEN 'ZG' WHEN 'rotkreuz' THEN 'ZG' WHEN 'steinhausen' THEN 'ZG' WHEN 'fribourg' THEN 'FR' WHEN 'friburgo' THEN 'FR' WHEN 'bulle' THEN 'FR' WHEN 'villars sur glane' THEN 'FR' WHEN 'marly' THEN 'FR' WHEN 'estavayer le lac' THEN 'FR' WHEN 'estavayer' THEN 'FR' WHEN 'chatel saint denis' THEN 'FR' WHEN 'chatel st denis' THEN 'FR' WHEN 'morat' THEN 'FR' WHEN 'murten' THEN 'FR' WHEN 'dudingen' THEN 'FR' WHEN 'guin' THEN 'FR' WHEN 'givisiez' THEN 'FR' WHEN 'granges paccot' THEN 'FR' WHEN 'gruyeres' THEN 'FR' WHEN 'attalens' THEN 'FR' WHEN 'soleure' THEN 'SO' WHEN 'solothurn' THEN 'SO' WHEN 'soletta' THEN 'SO' WHEN 'olten' THEN 'SO' WHEN 'grenchen' THEN 'SO' WHEN 'zuchwil' THEN 'SO' WHEN 'dornach' THEN 'SO' WHEN 'bale ville' THEN 'BS' WHEN 'basel stadt' THEN 'BS' WHEN 'bale' THEN 'BS' WHEN 'basel' THEN 'BS' WHEN 'basle' THEN 'BS' WHEN 'basilea' THEN 'BS' WHEN 'riehen' THEN 'BS' WHEN 'bale campagne' THEN 'BL' WHEN 'basel landschaft' THEN 'BL' WHEN 'allschwil' THEN 'BL' WHEN 'muttenz' THEN 'BL' WHEN 'pratteln' THEN 'BL' WHEN 'binningen' THEN 'BL' WHEN 'liestal' THEN 'BL' WHEN 'munchenstein' THEN 'BL' WHEN 'arlesheim' THEN 'BL' WHEN 'birsfelden' THEN 'BL' WHEN 'baselland' THEN 'BL' WHEN 'schaffhouse' THEN 'SH' WHEN 'schaffhausen' THEN 'SH' WHEN 'sciaffusa' THEN 'SH' WHEN 'neuhausen am rheinfall' THEN 'SH' WHEN 'appenzell rhodes exterieures' THEN 'AR' WHEN 'appenzell ausserrhoden' THEN 'AR' WHEN 'herisau' THEN 'AR' WHEN 'appenzell rhodes interieures' THEN 'AI' WHEN 'appenzell innerrhoden' THEN 'AI' WHEN 'appenzell' THEN 'AI' WHEN 'saint gall' THEN 'SG' WHEN 'st gallen' THEN 'SG' WHEN 'sankt gallen' THEN 'SG' WHEN 'san gallo' THEN 'SG' WHEN 'rapperswil' THEN 'SG' WHEN 'rapperswil jona' THEN 'SG' WHEN 'uzwil' THEN 'SG' WHEN 'rorschach' THEN 'SG' WHEN 'grisons' THEN 'GR' WHEN 'graubunden' THEN 'GR' WHEN 'grigioni' THEN 'GR' WHEN 'grischun' THEN 'GR' WHEN 'coire' THEN 'GR' WHEN 'chur' THEN 'GR' WHEN 'davos' THEN 'GR' WHEN 'saint moritz' THEN 'GR' WHEN 'st moritz' THEN 'GR' WHEN 'landquart' THEN 'GR' WHEN 'arosa' THEN 'GR' WHEN 'argovie' THEN 'AG' WHEN 'aargau' THEN 'AG' WHEN 'argovia' THEN 'AG' WHEN 'aarau' THEN 'AG' WHEN 'baden' THEN 'AG' WHEN 'wettingen' THEN 'AG' WHEN 'lenzburg' THEN 'AG' WHEN 'zofingue' THEN 'AG' WHEN 'zofingen' THEN 'AG' WHEN 'spreitenbach' THEN 'AG' WHEN 'thurgovie' THEN 'TG' WHEN 'thurgau' THEN 'TG' WHEN 'turgovia' THEN 'TG' WHEN 'frauenfeld' THEN 'TG' WHEN 'kreuzlingen' THEN 'TG' WHEN 'arbon' THEN 'TG' WHEN 'amriswil' THEN 'TG' WHEN 'weinfelden' THEN 'TG' WHEN 'tessin' THEN 'TI' WHEN 'ticino' THEN 'TI' WHEN 'lugano' THEN 'TI' WHEN 'bellinzona' THEN 'TI' WHEN 'bellinzone' THEN 'TI' WHEN 'locarno' THEN 'TI' WHEN 'mendrisio' THEN 'TI' WHEN 'chiasso' THEN 'TI' WHEN 'ascona' THEN 'TI' WHEN 'giubiasco' THEN 'TI' WHEN 'minusio' THEN 'TI' WHEN 'vaud' THEN 'VD' WHEN 'waadt' THEN 'VD' WHEN 'lausanne' THEN 'VD' WHEN 'yverdon les bains' THEN 'VD' WHEN 'yverdon' THEN 'VD' WHEN 'montreux' THEN 'VD' WHEN 'renens' THEN 'VD' WHEN 'nyon' THEN 'VD' WHEN 'vevey' THEN 'VD' WHEN 'pully' THEN 'VD' WHEN 'morges' THEN 'VD' WHEN 'gland' THEN 'VD' WHEN 'ecublens' THEN 'VD' WHEN 'prilly' THEN 'VD' WHEN 'la tour de peilz' THEN 'VD' WHEN 'aigle' THEN 'VD' WHEN 'lutry' THEN 'VD' WHEN 'epalinges' THEN 'VD' WHEN 'payerne' THEN 'VD' WHEN 'crissier' THEN 'VD' WHEN 'bussigny' THEN 'VD' WHEN 'le mont sur lausanne' THEN 'VD' WHEN 'orbe' THEN 'VD' WHEN 'echallens' THEN 'VD' WHEN 'rolle' THEN 'VD' WHEN 'bex' THEN 'VD' WHEN 'moudon' THEN 'VD' WHEN 'blonay' THEN 'VD' WHEN 'blonay saint legier' THEN 'VD' WHEN 'coppet' THEN 'VD' WHEN 'avenches' THEN 'VD' WHEN 'gros de vaud' THEN 'VD' WHEN 'romanel sur lausanne' THEN 'VD' WHEN 'cheseaux sur lausanne' THEN 'VD' WHEN 'chavannes pres renens' THEN 'VD' WHEN 'saint prex' THEN 'VD' WHEN 'st prex' THEN 'VD' WHEN 'cossonay' THEN 'VD' WHEN 'oron' THEN 'VD' WHEN 'cully' THEN 'VD' WHEN 'bourg en lavaux' THEN 'VD' WHEN 'puidoux' THEN 'VD' WHEN 'chexbres' THEN 'VD' WHEN 'founex' THEN 'VD' WHEN 'sainte croix' THEN 'VD' WHEN 'ste croix' THEN 'VD' WHEN 'vallorbe' THEN 'VD' WHEN 'le sentier' THEN 'VD' WHEN 'grandson' THEN 'VD' WHEN 'penthalaz' THEN 'VD' WHEN 'corseaux' THEN 'VD' WHEN 'chateau d oex' THEN 'VD' WHEN 'leysin' THEN 'VD' WHEN 'villars sur ollon' THEN 'VD' WHEN 'valais' THEN 'VS' WHEN 'wallis' THEN 'VS' WHEN 'vallese' THEN 'VS' WHEN 'sion' THEN 'VS' WHEN 'sitten' THEN 'VS' WHEN 'sierre' THEN 'VS' WHEN 'siders' THEN 'VS' WHEN 'martigny' THEN 'VS' WHEN 'monthey' THEN 'VS' WHEN 'brigue' THEN 'VS' WHEN 'brig' THEN 'VS' WHEN 'brigue glis' THEN 'VS' WHEN 'brig glis' THEN 'VS' WHEN 'viege' THEN 'VS' WHEN 'visp' THEN 'VS' WHEN 'naters' THEN 'VS' WHEN 'conthey' THEN 'VS' WHEN 'saviese' THEN 'VS' WHEN 'fully' THEN 'VS' WHEN 'crans montana' THEN 'VS' WHEN 'zermatt' THEN 'VS' WHEN 'verbier' THEN 'VS' WHEN 'saint maurice' THEN 'VS' WHEN 'st maurice' THEN 'VS' WHEN 'saillon' THEN 'VS' WHEN 'collombey' THEN 'VS' WHEN 'collombey muraz' THEN 'VS' WHEN 'vetroz' THEN 'VS' WHEN 'ardon' THEN 'VS' WHEN 'nendaz' THEN 'VS' WHEN 'saas fee' THEN 'VS' WHEN 'neuchatel' THEN 'NE' WHEN 'neuenburg' THEN 'NE' WHEN 'la chaux de fonds' THEN 'NE' WHEN 'le locle' THEN 'NE' WHEN 'val de ruz' THEN 'NE' WHEN 'milvignes' THEN 'NE' WHEN 'boudry' THEN 'NE' WHEN 'peseux' THEN 'NE' WHEN 'cortaillod' THEN 'NE' WHEN 'saint blaise' THEN 'NE' WHEN 'st blaise' THEN 'NE' WHEN 'fleurier' THEN 'NE' WHEN 'couvet' THEN 'NE' WHEN 'marin epagnier' THEN 'NE' WHEN 'geneve' THEN 'GE' WHEN 'geneva' THEN 'GE' WHEN 'genf' THEN 'GE' WHEN 'ginevra' THEN 'GE' WHEN 'carouge' THEN 'GE' WHEN 'vernier' THEN 'GE' WHEN 'lancy' THEN 'GE' WHEN 'grand lancy' THEN 'GE' WHEN 'petit lancy' THEN 'GE' WHEN 'meyrin' THEN 'GE' WHEN 'onex' THEN 'GE' WHEN 'thonex' THEN 'GE' WHEN 'versoix' THEN 'GE' WHEN 'plan les ouates' THEN 'GE' WHEN 'chene bougeries' THEN 'GE' WHEN 'chene bourg' THEN 'GE' WHEN 'bernex' THEN 'GE' WHEN 'grand saconnex' THEN 'GE' WHEN 'le grand saconnex' THEN 'GE' WHEN 'veyrier' THEN 'GE' WHEN 'cologny' THEN 'GE' WHEN 'satigny' THEN 'GE' WHEN 'petit saconnex' THEN 'GE' WHEN 'collonge bellerive' THEN 'GE' WHEN 'les acacias' THEN 'GE' WHEN 'acacias' THEN 'GE' WHEN 'chatelaine' THEN 'GE' WHEN 'geneve aeroport' THEN 'GE' WHEN 'jura' THEN 'JU' WHEN 'delemont' THEN 'JU' WHEN 'porrentruy' THEN 'JU' WHEN 'saignelegier' THEN 'JU' WHEN 'courrendlin' THEN 'JU' WHEN 'courroux' THEN 'JU' WHEN 'bassecourt' THEN 'JU' WHEN 'haute sorne' THEN 'JU' WHEN 'moutier' THEN 'JU' END;
    IF found IS NOT NULL THEN RETURN found; END IF;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE place text := format('SELECT %s AS day, %s AS kind', TG_ARGV[0], TG_ARGV[1]);
DECLARE changes text[] := '{}';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM day_total_changes WHERE list = TG_TABLE_NAME;
    DELETE FROM day_totals WHERE list = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN changes := changes || (place || ', 1 AS n FROM added'); END IF;
  IF TG_OP <> 'INSERT' THEN changes := changes || (place || ', -1 AS n FROM gone'); END IF;
  EXECUTE format('INSERT INTO day_total_changes (list, day, kind, n)
    SELECT %L, day, kind, sum(n) FROM (%s) AS change GROUP BY day, kind HAVING sum(n) <> 0',
    TG_TABLE_NAME, array_to_string(changes, ' UNION ALL '));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_quiz_answers_by_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO day_total_changes (list, day, kind, n)
      SELECT 'reponses_quiz', (added."timestamp" AT TIME ZONE 'UTC')::date, jsonb_build_object('question_id', added.question_id), count(*)
        FROM added GROUP BY 2, 3;
  ELSE
    INSERT INTO day_total_changes (list, day, kind, n)
      SELECT 'reponses_quiz', day, kind, sum(n) FROM (
        SELECT (added."timestamp" AT TIME ZONE 'UTC')::date AS day, jsonb_build_object('question_id', added.question_id) AS kind, 1 AS n FROM added
        UNION ALL
        SELECT (gone."timestamp" AT TIME ZONE 'UTC')::date, jsonb_build_object('question_id', gone.question_id), -1 FROM gone) AS change
       GROUP BY day, kind HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_scan_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO scan_outcome_totals AS kept (outcome, part, total) VALUES (NEW.outcome, pg_backend_pid() % 64, 1)
          ON CONFLICT (outcome, part) DO UPDATE SET total = kept.total + 1;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION figure_prospects_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM prospect_figures figure USING gone WHERE figure.prospect_id = gone.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION figure_prospects_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- an import adds many of few towns and trades: each is read once
  INSERT INTO prospect_figures (prospect_id, listed, created_at, status, contacted, city, city_words, canton, trade, trade_words, scanned_at, facets)
  WITH told AS MATERIALIZED (
    SELECT id, deletion_id IS NULL AS listed, created_at, status, (added.email_sent OR added.status IN ('contacted', 'qualified', 'converted') OR added.page_vue OR added.quiz_commence OR added.quiz_fait OR added.rdv_pris) AS contacted, moment_of(metadata ->> 'last_analyzed') AS scanned_at,
           coalesce(location, '') AS place, coalesce(metadata ->> 'location', '') AS other, coalesce(metadata ->> 'companyLocation', '') AS company,
           coalesce(metadata ->> 'industry', '') AS industry, ((coalesce(array_position('{new,contacted,qualified,converted,rejected}'::text[], added.status), 0))::bigint << 0) | ((coalesce(array_position('{draft,to_review,validated}'::text[], added.review_status), 0))::bigint << 3) | ((coalesce(array_position('{fr,de,it}'::text[], added.language), 0))::bigint << 6) | (((added.email_sent OR added.status IN ('contacted', 'qualified', 'converted') OR added.page_vue OR added.quiz_commence OR added.quiz_fait OR added.rdv_pris)::int)::bigint << 14) | (((added.page_vue)::int)::bigint << 15) | (((added.quiz_commence)::int)::bigint << 16) | (((added.quiz_en_cours)::int)::bigint << 17) | (((added.quiz_fait)::int)::bigint << 18) | (((added.rdv_pris)::int)::bigint << 19) | (((added.email_sent)::int)::bigint << 20) | (((coalesce(added.score > 70, false))::int)::bigint << 21) | (((coalesce(added.site_url, '') <> '')::int)::bigint << 22) | (((added.owner_id IS NOT NULL)::int)::bigint << 23) | (((added.next_action IS NOT NULL OR added.next_action_at IS NOT NULL)::int)::bigint << 24) | (((added.red_flags <> '{}')::int)::bigint << 25) | (((added.metadata @> '{"demo": true}')::int)::bigint << 26) AS own_facets
      FROM added),
  places AS MATERIALIZED (
    SELECT known.*, canton_of(city) AS canton, fold_text(city) AS city_words
      FROM (SELECT place, other, company, prospect_city(place, jsonb_build_object('location', other, 'companyLocation', company)) AS city
              FROM (SELECT DISTINCT place, other, company FROM told) AS written OFFSET 0) AS known),
  trades AS MATERIALIZED (
    SELECT known.*, fold_text(trade) AS trade_words
      FROM (SELECT industry, own_text(industry) AS trade FROM (SELECT DISTINCT industry FROM told) AS written OFFSET 0) AS known)
  SELECT told.id, listed, created_at, status, contacted, city, city_words, canton, trade, trade_words, scanned_at,
         own_facets | ((coalesce(array_position('{ZH,BE,LU,UR,SZ,OW,NW,GL,ZG,FR,SO,BS,BL,SH,AR,AI,SG,GR,AG,TG,TI,VD,VS,NE,GE,JU}'::text[], canton), 0))::bigint << 9) | (SELECT ((CASE WHEN none.mobile_points IS NULL THEN 127 ELSE least(none.mobile_points, 126) END)::bigint << 27) | ((CASE WHEN none.desktop_points IS NULL THEN 127 ELSE least(none.desktop_points, 126) END)::bigint << 34) | ((CASE WHEN none.critical IS NULL THEN 63 ELSE least(none.critical, 62) END)::bigint << 41) | ((CASE WHEN none.findings IS NULL THEN 127 ELSE least(none.findings, 126) END)::bigint << 47) | ((CASE WHEN none.cited_share IS NULL THEN 127 ELSE least(none.cited_share, 126) END)::bigint << 54) FROM (SELECT NULL::int AS mobile_points, NULL::int AS desktop_points, NULL::int AS critical, NULL::int AS findings, NULL::int AS cited_share) AS none)
    FROM told JOIN places USING (place, other, company) JOIN trades USING (industry);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION figure_prospects_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM prospect_figures;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION figure_prospects_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  new_city text := prospect_city(NEW.location, NEW.metadata);
  new_trade text := own_text(NEW.metadata ->> 'industry');
BEGIN
  UPDATE prospect_figures figure SET (listed, created_at, status, contacted, city, city_words, canton, trade, trade_words, scanned_at, facets) = (SELECT
           NEW.deletion_id IS NULL, NEW.created_at, NEW.status, (NEW.email_sent OR NEW.status IN ('contacted', 'qualified', 'converted') OR NEW.page_vue OR NEW.quiz_commence OR NEW.quiz_fait OR NEW.rdv_pris), new_city, fold_text(new_city), place.canton,
           new_trade, fold_text(new_trade), moment_of(NEW.metadata ->> 'last_analyzed'), (figure.facets & 2305843009079476224) | ((coalesce(array_position('{new,contacted,qualified,converted,rejected}'::text[], NEW.status), 0))::bigint << 0) | ((coalesce(array_position('{draft,to_review,validated}'::text[], NEW.review_status), 0))::bigint << 3) | ((coalesce(array_position('{fr,de,it}'::text[], NEW.language), 0))::bigint << 6) | ((coalesce(array_position('{ZH,BE,LU,UR,SZ,OW,NW,GL,ZG,FR,SO,BS,BL,SH,AR,AI,SG,GR,AG,TG,TI,VD,VS,NE,GE,JU}'::text[], place.canton), 0))::bigint << 9) | (((NEW.email_sent OR NEW.status IN ('contacted', 'qualified', 'converted') OR NEW.page_vue OR NEW.quiz_commence OR NEW.quiz_fait OR NEW.rdv_pris)::int)::bigint << 14) | (((NEW.page_vue)::int)::bigint << 15) | (((NEW.quiz_commence)::int)::bigint << 16) | (((NEW.quiz_en_cours)::int)::bigint << 17) | (((NEW.quiz_fait)::int)::bigint << 18) | (((NEW.rdv_pris)::int)::bigint << 19) | (((NEW.email_sent)::int)::bigint << 20) | (((coalesce(NEW.score > 70, false))::int)::bigint << 21) | (((coalesce(NEW.site_url, '') <> '')::int)::bigint << 22) | (((NEW.owner_id IS NOT NULL)::int)::bigint << 23) | (((NEW.next_action IS NOT NULL OR NEW.next_action_at IS NOT NULL)::int)::bigint << 24) | (((NEW.red_flags <> '{}')::int)::bigint << 25) | (((NEW.metadata @> '{"demo": true}')::int)::bigint << 26)
      FROM (SELECT CASE WHEN figure.city IS NOT DISTINCT FROM new_city THEN figure.canton ELSE canton_of(new_city) END AS canton) AS place)
   WHERE prospect_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION figure_sites()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE prospect_figures SET (mobile_points, desktop_points, cms, findings, critical, keyword_count, rating, review_count, assistant_answers, assistant_citations, cited_share, facets) = ROW(NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, (facets & ~2305843009079476224) | (SELECT ((CASE WHEN none.mobile_points IS NULL THEN 127 ELSE least(none.mobile_points, 126) END)::bigint << 27) | ((CASE WHEN none.desktop_points IS NULL THEN 127 ELSE least(none.desktop_points, 126) END)::bigint << 34) | ((CASE WHEN none.critical IS NULL THEN 63 ELSE least(none.critical, 62) END)::bigint << 41) | ((CASE WHEN none.findings IS NULL THEN 127 ELSE least(none.findings, 126) END)::bigint << 47) | ((CASE WHEN none.cited_share IS NULL THEN 127 ELSE least(none.cited_share, 126) END)::bigint << 54) FROM (SELECT NULL::int AS mobile_points, NULL::int AS desktop_points, NULL::int AS critical, NULL::int AS findings, NULL::int AS cited_share) AS none))
     WHERE prospect_id = OLD.prospect_id;
    RETURN NULL;
  END IF;
  -- in the order of locks: whoever writes the prospect writes its figures after it
  PERFORM FROM prospects WHERE id = NEW.prospect_id AND NOT metadata @> '{"demo": true}' FOR NO KEY UPDATE;
  IF FOUND THEN
    UPDATE prospect_figures figure SET (mobile_points, desktop_points, cms, findings, critical, keyword_count, rating, review_count, assistant_answers, assistant_citations, cited_share, facets) = (SELECT site.*, (figure.facets & ~2305843009079476224) | ((CASE WHEN site.mobile_points IS NULL THEN 127 ELSE least(site.mobile_points, 126) END)::bigint << 27) | ((CASE WHEN site.desktop_points IS NULL THEN 127 ELSE least(site.desktop_points, 126) END)::bigint << 34) | ((CASE WHEN site.critical IS NULL THEN 63 ELSE least(site.critical, 62) END)::bigint << 41) | ((CASE WHEN site.findings IS NULL THEN 127 ELSE least(site.findings, 126) END)::bigint << 47) | ((CASE WHEN site.cited_share IS NULL THEN 127 ELSE least(site.cited_share, 126) END)::bigint << 54)
      FROM (SELECT
  (NEW.facts ->> 'mobilePoints')::int, (NEW.facts ->> 'desktopPoints')::int, NEW.facts ->> 'cms',
  CASE WHEN (NEW.facts ->> 'pageMeasured')::boolean OR (NEW.facts ->> 'speedMeasured')::boolean THEN NEW.total END,
  CASE WHEN (NEW.facts ->> 'pageMeasured')::boolean OR (NEW.facts ->> 'speedMeasured')::boolean THEN NEW.critical END,
  (NEW.facts ->> 'keywordCount')::int, (NEW.facts ->> 'rating')::double precision, (NEW.facts ->> 'reviewCount')::int,
  (NEW.facts ->> 'assistantAnswers')::int, (NEW.facts ->> 'assistantCitations')::int,
  round(100.0 * (NEW.facts ->> 'assistantCitations')::int / nullif((NEW.facts ->> 'assistantAnswers')::int, 0))::int) AS site (mobile_points, desktop_points, cms, findings, critical, keyword_count, rating, review_count, assistant_answers, assistant_citations, cited_share)) WHERE prospect_id = NEW.prospect_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION fold_day_totals()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('day_totals.keep')) THEN RETURN 0; END IF;
  WITH gone AS (DELETE FROM day_total_changes RETURNING *),
       summed AS (SELECT list, day, kind, sum(n) AS n FROM gone GROUP BY list, day, kind),
       added AS (INSERT INTO day_totals AS kept SELECT * FROM summed ON CONFLICT (list, day, kind) DO UPDATE SET n = kept.n + excluded.n)
  SELECT count(*) INTO folded FROM gone;
  IF folded > 0 THEN DELETE FROM day_totals WHERE n = 0; END IF;
  RETURN folded;
END $function$;

CREATE OR REPLACE FUNCTION fold_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, $1));

CREATE OR REPLACE FUNCTION forget_import_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM import_rows USING gone WHERE import_rows.import_id = gone.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION forget_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        DELETE FROM webhook_deliveries WHERE source_id IN (SELECT id FROM gone);
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION message_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        sender uuid;
      BEGIN
        IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN RETURN NULL; END IF;
        SELECT id INTO sender FROM prospects WHERE lower(email) = lower(NEW.email) ORDER BY created_at DESC, id LIMIT 1;
        PERFORM queue_webhook('message.received', sender, jsonb_build_object('message', jsonb_build_object('id', NEW.id, 'form', NEW.form,
          'prenom', NEW.prenom, 'nom', NEW.nom, 'entreprise', NEW.entreprise, 'email', NEW.email, 'telephone', NEW.telephone,
          'site_url', NEW.site_url, 'created_at', NEW.created_at), 'prospect', webhook_about(sender)), NEW.id);
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION moment_of(written text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (written ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]+)?)?(Z|[+-](0[0-9]|1[0-4])(:?[0-5][0-9])?)?$'::text) THEN CASE WHEN (((substr(written, 9, 2))::integer)::numeric <= EXTRACT(day FROM (make_date((substr(written, 1, 4))::integer, (substr(written, 6, 2))::integer, 1) + '1 mon -1 days'::interval))) THEN (written)::timestamp with time zone ELSE NULL::timestamp with time zone END ELSE NULL::timestamp with time zone END;

CREATE OR REPLACE FUNCTION name_home_page(prospect uuid, written text)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE instant_page_analysis SET url = name_home_page.written
   WHERE ((instant_page_analysis.id = ( SELECT page.id
            FROM instant_page_analysis page
           WHERE ((page.prospect_id = name_home_page.prospect) AND (site_address(page.url) = site_address(name_home_page.written)))
           ORDER BY (page.url = name_home_page.written) DESC, page.updated_at DESC
          LIMIT 1)) AND (instant_page_analysis.url <> name_home_page.written));
END;

CREATE OR REPLACE FUNCTION own_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (btrim(regexp_replace(fold_text(words), '[^[:alnum:]]+'::text, ' '::text, 'g'::text)) = ANY (ARRAY[''::text, 'n a'::text, 'neant'::text, 'aucun'::text, 'aucune'::text, 'inconnu'::text, 'inconnue'::text, 'unknown'::text, 'none'::text, 'null'::text, 'undefined'::text, 'nan'::text, 'vide'::text, 'non specifie'::text, 'non specifiee'::text, 'non renseigne'::text, 'non renseignee'::text, 'non indique'::text, 'non indiquee'::text, 'a completer'::text, 'not available'::text])) THEN NULL::text ELSE btrim(words) END;

CREATE OR REPLACE FUNCTION plain_place(place text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(translate(fold_text(place), '.''’-'::text, '    '::text), ' +'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION prospect_city(location text, metadata jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(own_text(location), own_text((metadata ->> 'location'::text)), own_text((metadata ->> 'companyLocation'::text)));

CREATE OR REPLACE FUNCTION prospect_next_action_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  first uuid;
BEGIN
  SELECT task.id INTO first FROM prospect_tasks task WHERE task.prospect_id = NEW.id AND done_at IS NULL ORDER BY due_at NULLS LAST, created_at, id LIMIT 1;
  IF NEW.next_action IS NULL AND NEW.next_action_at IS NULL THEN
    DELETE FROM prospect_tasks WHERE id = first;
  ELSIF first IS NULL THEN
    INSERT INTO prospect_tasks (prospect_id, title, due_at) VALUES (NEW.id, coalesce(NEW.next_action, ''), NEW.next_action_at);
  ELSE
    UPDATE prospect_tasks SET title = coalesce(NEW.next_action, ''), due_at = NEW.next_action_at WHERE id = first;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION prospect_peer_group(location text, metadata jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((metadata ->> 'industry'::text) IS NOT NULL) THEN ((fold_text(NULLIF(TRIM(BOTH FROM (metadata ->> 'industry'::text)), ''::text)) || '|'::text) || fold_text(NULLIF(TRIM(BOTH FROM split_part(COALESCE(NULLIF(TRIM(BOTH FROM location), ''::text), NULLIF(TRIM(BOTH FROM (metadata ->> 'location'::text)), ''::text), (metadata ->> 'companyLocation'::text)), ','::text, 1)), ''::text))) ELSE NULL::text END;

CREATE OR REPLACE FUNCTION prospect_search_text(prenom text, nom text, email text, business_name text, site_url text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN fold_text(((((((((prenom || ' '::text) || nom) || ' '::text) || email) || ' '::text) || COALESCE(business_name, ''::text)) || ' '::text) || COALESCE(site_url, ''::text)));

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
    NEW.search_text := NEW.search_text || ' ' || lower(unaccent('unaccent'::regdictionary, replace(replace(replace(replace(replace(replace(words, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue')));
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION prospect_site_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  old_site text := site_address(OLD.site_url);
  new_site text := site_address(NEW.site_url);
  measured text[] := '{analyze_status,analysis_started_at,analysis_completed_at,last_analyzed,analysis_success_count,analysis_total_count,analysis_error}';
  nothing jsonb := '{"red_flags": [], "red_flag_facts": {}}';
  aside jsonb;
  earlier jsonb;
  result record;
BEGIN
  IF old_site = new_site THEN
    PERFORM name_home_page(NEW.id, NEW.site_url);
    RETURN NEW;
  END IF;
  -- what was approved is the page of that website
  IF OLD.review_status = 'validated' AND NEW.review_status = 'validated' THEN
    NEW.review_status := 'to_review';
    NEW.validation := NULL;
  END IF;
  FOR result IN SELECT * FROM (VALUES ('connectivity_results', $$false$$), ('pagespeed_results', $$false$$), ('instant_page_analysis', $$false$$), ('cms_detection_results', $$false$$), ('keyword_analysis_results', $$false$$), ('dataforseo_keywords', $$false$$), ('google_reviews_results', $$source = 'manual' OR coalesce($3 ? place_id, false)$$), ('ai_citations_results', $$source = 'manual'$$), ('personalized_intros', $$false$$), ('ai_recommendations', $$false$$), ('site_judgements', $$false$$), ('plan_steps', $$false$$)) AS bound(kind, stays) LOOP
    EXECUTE format('WITH gone AS (DELETE FROM %1$I result WHERE prospect_id = $1 AND NOT (%2$s) RETURNING result.*)
      INSERT INTO former_results SELECT $1, $2, %1$L, jsonb_agg(to_jsonb(gone)) FROM gone HAVING count(*) > 0
      ON CONFLICT (prospect_id, site, kind) DO UPDATE SET rows = excluded.rows', result.kind, result.stays)
      USING NEW.id, old_site, coalesce(OLD.metadata -> 'own_places', '[]');
    BEGIN
      EXECUTE format('WITH back AS (DELETE FROM former_results WHERE prospect_id = $1 AND site = $2 AND kind = %1$L RETURNING rows)
        INSERT INTO %1$I SELECT result.* FROM back, jsonb_populate_recordset(NULL::%1$I, back.rows) result ON CONFLICT DO NOTHING', result.kind)
        USING NEW.id, new_site;
    EXCEPTION WHEN not_null_violation OR check_violation THEN
      -- of an earlier shape of its table: measured anew
      NULL;
    END;
  END LOOP;
  PERFORM name_home_page(NEW.id, NEW.site_url);
  -- what the row itself says of its figures
  aside := jsonb_strip_nulls(jsonb_build_object('red_flags', OLD.red_flags, 'red_flag_facts', OLD.red_flag_facts,
    'self_serve_score', OLD.self_serve_score, 'self_serve_measured', nullif(OLD.self_serve_measured, 0), 'metadata',
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(OLD.metadata) WHERE key = ANY(measured) AND value <> '"in_progress"')));
  IF aside <> nothing THEN
    INSERT INTO former_results VALUES (NEW.id, old_site, 'prospects', aside)
      ON CONFLICT (prospect_id, site, kind) DO UPDATE SET rows = excluded.rows;
  END IF;
  DELETE FROM former_results WHERE prospect_id = NEW.id AND site = new_site AND kind = 'prospects' RETURNING rows INTO earlier;
  earlier := coalesce(earlier, nothing);
  NEW.red_flags := ARRAY(SELECT jsonb_array_elements_text(earlier -> 'red_flags'));
  NEW.red_flag_facts := earlier -> 'red_flag_facts';
  NEW.self_serve_score := earlier ->> 'self_serve_score';
  NEW.self_serve_measured := coalesce((earlier ->> 'self_serve_measured')::int, CASE WHEN NEW.metadata @> '{"is_trial": true}' THEN 0 END);
  NEW.metadata := (NEW.metadata - measured) || coalesce(earlier -> 'metadata', '{}');
  UPDATE measurements SET former_site = old_site WHERE prospect_id = NEW.id AND former_site IS NULL
     AND NOT (source = 'manual' AND analysis IN ('reviews', 'citations'));
  -- what came too late was never a result of any address
  UPDATE measurements SET former_site = NULL WHERE prospect_id = NEW.id AND former_site = new_site
     AND error ->> 'code' IS DISTINCT FROM 'site_changed';
  UPDATE audit_documents SET former_site = old_site WHERE prospect_id = NEW.id AND former_site IS NULL;
  UPDATE audit_documents SET former_site = NULL WHERE prospect_id = NEW.id AND former_site = new_site;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION prospect_site_noted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE former_results SET aside_at = now(), written = OLD.site_url
   WHERE prospect_id = NEW.id AND site = site_address(OLD.site_url) AND site <> site_address(NEW.site_url);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION prospect_task_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  whose uuid := coalesce(NEW.prospect_id, OLD.prospect_id);
  title text;
  due_at timestamptz;
BEGIN
  SELECT nullif(task.title, ''), task.due_at INTO title, due_at FROM prospect_tasks task WHERE task.prospect_id = whose AND done_at IS NULL ORDER BY due_at NULLS LAST, created_at, id LIMIT 1;
  UPDATE prospects SET next_action = title, next_action_at = due_at
   WHERE id = whose AND (next_action, next_action_at) IS DISTINCT FROM (title, due_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION prospect_webhooks_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN
          PERFORM queue_webhook('prospect.deleted', NULL, jsonb_build_object('prospect', jsonb_build_object('id', gone.id))) FROM gone;
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION prospect_webhooks_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN
          PERFORM queue_webhook('prospect.created', added.id, jsonb_build_object('prospect', webhook_prospect(added::prospects))) FROM added;
          PERFORM queue_webhook('trial.created', added.id, jsonb_build_object('prospect', webhook_prospect(added::prospects)))
            FROM added WHERE metadata @> '{"is_trial": true}';
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION prospect_webhooks_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        change record;
      BEGIN
        IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN RETURN NULL; END IF;
        FOR change IN
          SELECT id, body, fields, later.score, earlier.score AS previous, later.quiz_fait AND NOT earlier.quiz_fait AS has_finished,
                 CASE WHEN later.metadata @> '{"is_trial": true}' AND earlier.metadata->>'verified_at' IS NULL
                   THEN later.metadata->'verified_at' END AS verified_at
            FROM gone earlier JOIN added later USING (id)
            CROSS JOIN LATERAL (SELECT webhook_prospect(later::prospects) AS body) after
            CROSS JOIN LATERAL (
              SELECT jsonb_agg(now_field.key ORDER BY now_field.key) AS fields
                FROM jsonb_each(after.body) now_field JOIN jsonb_each(webhook_prospect(earlier::prospects)) then_field USING (key)
               WHERE now_field.value IS DISTINCT FROM then_field.value) changed
        LOOP
          IF change.verified_at IS NOT NULL THEN
            PERFORM queue_webhook('trial.verified', change.id,
              jsonb_build_object('prospect', change.body, 'verified_at', change.verified_at));
          END IF;
          IF change.fields IS NULL THEN CONTINUE; END IF;
          PERFORM queue_webhook('prospect.updated', change.id, jsonb_build_object('prospect', change.body, 'changed', change.fields));
          IF change.has_finished THEN
            PERFORM queue_webhook('quiz.completed', change.id, jsonb_build_object('prospect', change.body, 'score', change.score));
          END IF;
          IF change.score IS DISTINCT FROM change.previous AND change.score IS NOT NULL THEN
            PERFORM queue_webhook('score.updated', change.id,
              jsonb_build_object('prospect', change.body, 'score', change.score, 'previous', change.previous));
          END IF;
        END LOOP;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION queue_webhook(event_type text, prospect uuid, body jsonb, source uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO webhook_deliveries (endpoint_id, prospect_id, source_id, event, payload)
          SELECT id, prospect, source, event_type, jsonb_build_object('type', event_type,
            'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', body)
          FROM webhook_endpoints WHERE is_active AND event_type = ANY (events);
        IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
      END $function$;

CREATE OR REPLACE FUNCTION referral_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM queue_webhook('referral.created', NEW.prospect_id, jsonb_build_object('referral', jsonb_build_object('id', NEW.id,
          'status', NEW.status, 'is_invited', NEW.invited_at IS NOT NULL, 'created_at', NEW.created_at),
          'prospect', webhook_about(NEW.prospect_id)), NEW.id);
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION reply_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM queue_webhook('campaign.replied', NEW.prospect_id, jsonb_build_object('reply', jsonb_build_object('id', NEW.id,
          'campaign_id', NEW.campaign_id, 'campaign', (SELECT name FROM email_campaigns WHERE id = NEW.campaign_id),
          'replied_at', NEW.occurred_at), 'prospect', webhook_about(NEW.prospect_id)), NEW.id);
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION save_quiz_answers(given_tokens text[], given_questions text[], given_answers text[], given_points integer[], given_time timestamp with time zone, waits boolean)
 RETURNS TABLE(given_token text, outcome text, answered text[])
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  held uuid[];
  held_tokens text[];
  finished uuid[];
  not_begun uuid[];
  written uuid[];
BEGIN
  IF waits THEN
    PERFORM FROM prospects p WHERE p.token = ANY(given_tokens) AND p.deletion_id IS NULL FOR NO KEY UPDATE;
  END IF;
  SELECT array_agg(id), array_agg(token), array_agg(id) FILTER (WHERE quiz_fait), array_agg(id) FILTER (WHERE NOT (quiz_commence AND quiz_en_cours))
    INTO held, held_tokens, finished, not_begun
    FROM (SELECT p.id, p.token, p.quiz_fait, p.quiz_commence, p.quiz_en_cours FROM prospects p
           WHERE p.token = ANY(given_tokens) AND p.deletion_id IS NULL FOR NO KEY UPDATE SKIP LOCKED) locked;

  WITH saved AS (
    INSERT INTO reponses_quiz AS known (prospect_id, token, question_id, reponse, score_partiel, "timestamp")
      SELECT p.id, g.token, g.question, g.answer, g.points, given_time
        FROM unnest(given_tokens, given_questions, given_answers, given_points) AS g(token, question, answer, points)
        JOIN unnest(held, held_tokens) AS p(id, token) ON p.token = g.token
       WHERE g.points IS NOT NULL AND (finished IS NULL OR p.id <> ALL(finished))
      ON CONFLICT (prospect_id, question_id) DO UPDATE
        SET token = excluded.token, reponse = excluded.reponse, score_partiel = excluded.score_partiel, "timestamp" = excluded."timestamp"
        WHERE known.reponse <> excluded.reponse
      RETURNING prospect_id)
  SELECT array_agg(prospect_id) INTO written FROM saved WHERE prospect_id = ANY(not_begun);
  IF written IS NOT NULL THEN
    UPDATE prospects p SET quiz_commence = true, quiz_en_cours = true, updated_at = now() WHERE p.id = ANY(written);
  END IF;

  RETURN QUERY SELECT g.token,
      CASE WHEN held IS NULL OR p.id <> ALL(held) THEN 'busy' WHEN a.is_given THEN 'saved' WHEN p.quiz_fait THEN 'done' ELSE 'not_offered' END,
      coalesce(a.answered, '{}')
    FROM unnest(given_tokens, given_questions, given_answers) AS g(token, question, answer)
    CROSS JOIN LATERAL (SELECT one.id, one.quiz_fait FROM prospects one WHERE one.token = g.token AND one.deletion_id IS NULL OFFSET 0) p
    CROSS JOIN LATERAL (SELECT array_agg(one.question_id) AS answered, bool_or(one.question_id = g.question AND one.reponse = g.answer) AS is_given
                          FROM reponses_quiz one WHERE one.prospect_id = p.id) a;
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

CREATE OR REPLACE FUNCTION tell_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          PERFORM pg_notify('sessions', CASE WHEN TG_TABLE_NAME = 'users' THEN to_jsonb(OLD) ->> 'id' ELSE to_jsonb(OLD) ->> 'user_id' END);
          RETURN NULL;
        END $function$;

CREATE OR REPLACE FUNCTION trial_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM webhook_endpoints WHERE is_active)
           AND EXISTS (SELECT FROM scans WHERE id = NEW.scan_id AND kind = 'trial') THEN
          PERFORM queue_webhook(CASE WHEN p.metadata->>'analysis_error' <> '' THEN 'trial.failed' ELSE 'trial.measured' END, p.id,
            jsonb_build_object('prospect', webhook_prospect(p), 'outcome', NEW.outcome, 'finished_at', NEW.finished_at))
            FROM prospects p WHERE p.id = NEW.prospect_id;
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION vendor_acquire(p_vendor text, p_lease uuid, p_lease_seconds double precision, p_per_minute double precision, p_burst double precision, p_concurrency integer, p_day date, p_cost double precision, p_calls_day integer, p_calls_month integer, p_cost_day double precision, p_cost_month double precision)
 RETURNS TABLE(granted boolean, reason text, wait_ms integer)
 LANGUAGE plpgsql
AS $function$
DECLARE
  state vendor_states;
  today record;
  month record;
  available double precision;
BEGIN
  INSERT INTO vendor_states (vendor, tokens) VALUES (p_vendor, p_burst) ON CONFLICT DO NOTHING;
  SELECT * INTO state FROM vendor_states WHERE vendor = p_vendor FOR UPDATE;

  -- what lies further away than the longest pause, lease or refill is of a clock that has been set back since
  IF state.circuit <> 'closed' AND state.retry_at > clock_timestamp() AND state.retry_at <= clock_timestamp() + interval '15 minutes' THEN
    RETURN QUERY SELECT false, 'circuit_open', ceil(extract(epoch FROM state.retry_at - clock_timestamp()) * 1000)::integer;
    RETURN;
  END IF;

  SELECT coalesce(sum(calls), 0) AS calls, coalesce(sum(cost), 0) AS cost INTO today FROM vendor_spend WHERE vendor = p_vendor AND day = p_day;
  SELECT coalesce(sum(calls), 0) AS calls, coalesce(sum(cost), 0) AS cost INTO month FROM vendor_spend
    WHERE vendor = p_vendor AND day >= date_trunc('month', p_day)::date AND day <= p_day;
  IF today.calls >= p_calls_day OR today.cost + p_cost > p_cost_day OR month.calls >= p_calls_month OR month.cost + p_cost > p_cost_month THEN
    RETURN QUERY SELECT false, 'budget_exhausted', 0;
    RETURN;
  END IF;

  DELETE FROM vendor_leases WHERE vendor = p_vendor AND (expires_at < clock_timestamp() OR expires_at > clock_timestamp() + interval '15 minutes');
  IF (SELECT count(*) FROM vendor_leases WHERE vendor = p_vendor) >= p_concurrency THEN
    RETURN QUERY SELECT false, 'busy', 50;
    RETURN;
  END IF;

  available := CASE WHEN state.refilled_at > clock_timestamp() + interval '1 second' THEN p_burst
    ELSE least(p_burst, state.tokens + greatest(0, extract(epoch FROM clock_timestamp() - state.refilled_at)) * p_per_minute / 60) END;
  IF available < 1 THEN
    RETURN QUERY SELECT false, 'rate', greatest(1, ceil((1 - available) * 60000 / p_per_minute))::integer;
    RETURN;
  END IF;

  -- an open circuit lets one call through when its time has come; the others wait for its outcome
  UPDATE vendor_states SET tokens = available - 1, refilled_at = clock_timestamp(),
    circuit = CASE WHEN state.circuit = 'closed' THEN 'closed' ELSE 'half_open' END,
    retry_at = CASE WHEN state.circuit = 'closed' THEN NULL ELSE clock_timestamp() + make_interval(secs => p_lease_seconds) END
    WHERE vendor = p_vendor;
  INSERT INTO vendor_leases (id, vendor, expires_at) VALUES (p_lease, p_vendor, clock_timestamp() + make_interval(secs => p_lease_seconds));
  INSERT INTO vendor_spend (vendor, day, calls, cost) VALUES (p_vendor, p_day, 1, p_cost)
    ON CONFLICT (vendor, day) DO UPDATE SET calls = vendor_spend.calls + 1, cost = vendor_spend.cost + excluded.cost;
  RETURN QUERY SELECT true, NULL::text, 0;
END $function$;

CREATE OR REPLACE FUNCTION vendor_release(p_vendor text, p_lease uuid, p_day date, p_cost double precision, p_expected double precision, p_operation text, p_duration_ms integer, p_error_code text, p_scan uuid DEFAULT NULL::uuid, p_task uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  failed integer;
BEGIN
  SELECT failures INTO failed FROM vendor_states WHERE vendor = p_vendor FOR UPDATE;
  DELETE FROM vendor_leases WHERE id = p_lease;
  IF p_cost <> p_expected THEN
    UPDATE vendor_spend SET cost = greatest(0, cost + p_cost - p_expected) WHERE vendor = p_vendor AND day = p_day;
  END IF;
  INSERT INTO vendor_calls (vendor, operation, duration_ms, outcome, error_code, cost, scan_id, task_id)
    VALUES (p_vendor, p_operation, p_duration_ms, CASE WHEN p_error_code IS NULL THEN 'ok' ELSE 'failed' END, p_error_code, p_cost, p_scan, p_task);
  IF p_error_code IS NULL THEN
    UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL, last_success_at = clock_timestamp() WHERE vendor = p_vendor;
  END IF;
  RETURN failed;
END $function$;

CREATE OR REPLACE FUNCTION webhook_about(prospect uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN (SELECT jsonb_build_object('id', prospects.id, 'business_name', prospects.business_name, 'site_url', prospects.site_url) AS jsonb_build_object FROM prospects WHERE (prospects.id = webhook_about.prospect));

CREATE OR REPLACE FUNCTION webhook_prospect(p prospects)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN jsonb_build_object('id', (p).id, 'prenom', (p).prenom, 'nom', (p).nom, 'email', (p).email, 'telephone', (p).telephone, 'business_name', (p).business_name, 'site_url', (p).site_url, 'status', (p).status, 'score', (p).score, 'self_serve_score', (p).self_serve_score, 'self_serve_measured', (p).self_serve_measured, 'page_vue', (p).page_vue, 'quiz_fait', (p).quiz_fait, 'rdv_pris', (p).rdv_pris, 'created_at', (p).created_at);
