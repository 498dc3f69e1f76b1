/** Prospects, and what staff notes, plans and changes about them. A campaign may be the origin of a prospect, so it comes first. */
export const PROSPECTS = `
CREATE TABLE email_campaigns (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  emelia_id text,
  name text NOT NULL,
  subject text DEFAULT '' NOT NULL,
  template text DEFAULT '' NOT NULL,
  status text DEFAULT 'draft' NOT NULL CHECK (status IN ('draft', 'scheduled', 'sent', 'paused')),
  target_audience jsonb DEFAULT '{}' NOT NULL,
  scheduled_date timestamptz,
  sent_at timestamptz,
  sent_count integer DEFAULT 0 NOT NULL,
  open_count integer DEFAULT 0 NOT NULL,
  click_count integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  channel text DEFAULT 'smtp' NOT NULL CHECK (channel IN ('smtp', 'emelia')),
  started_at timestamptz,
  cancelled_at timestamptz,
  halt_reason text,
  provider_state text,
  polled_at timestamptz,
  poll_error text,
  signed_by uuid REFERENCES signatories(user_id) ON DELETE SET NULL
);
CREATE INDEX email_campaigns_created_at_id_idx ON email_campaigns (created_at, id);
CREATE INDEX email_campaigns_name_id_idx ON email_campaigns (name, id);
CREATE INDEX email_campaigns_scheduled_date_id_idx ON email_campaigns (scheduled_date, id);
CREATE INDEX email_campaigns_signed_by_idx ON email_campaigns (signed_by);
CREATE INDEX email_campaigns_status_created_at_idx ON email_campaigns (status, created_at);

CREATE TABLE prospects (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  token text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9]{8}$'),
  email text NOT NULL,
  prenom text DEFAULT '' NOT NULL,
  nom text NOT NULL,
  linkedin text,
  site_url text,
  notes text,
  source text,
  poste text,
  telephone text,
  business_name text,
  location text,
  score integer CHECK (score BETWEEN 0 AND 100),
  self_serve_score integer,
  page_vue boolean DEFAULT false NOT NULL,
  quiz_commence boolean DEFAULT false NOT NULL,
  quiz_en_cours boolean DEFAULT false NOT NULL,
  quiz_fait boolean DEFAULT false NOT NULL,
  rdv_pris boolean DEFAULT false NOT NULL,
  status text DEFAULT 'new' NOT NULL CHECK (status IN ('new', 'contacted', 'qualified', 'converted', 'rejected')),
  review_status text DEFAULT 'draft' NOT NULL CHECK (review_status IN ('draft', 'to_review', 'validated')),
  email_campaign_id uuid REFERENCES email_campaigns ON DELETE SET NULL,
  email_sent boolean DEFAULT false NOT NULL,
  email_sent_at timestamptz,
  metadata jsonb DEFAULT '{}' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  search_text text DEFAULT '' NOT NULL,
  red_flags text[] DEFAULT '{}'::text[] NOT NULL,
  deletion_id uuid,
  red_flag_facts jsonb DEFAULT '{}' NOT NULL,
  validation jsonb,
  self_serve_measured integer,
  owner_id uuid REFERENCES users ON DELETE SET NULL,
  next_action text CHECK (char_length(next_action) BETWEEN 1 AND 300),
  next_action_at timestamptz,
  language text CHECK (language IN ('fr', 'de', 'it')),
  CONSTRAINT prospects_validation_check CHECK ((validation IS NULL) OR (review_status = 'validated'))
);
CREATE INDEX prospects_created_at_id_idx ON prospects (created_at, id)
  INCLUDE (status, review_status, email_sent, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, score, owner_id, next_action, next_action_at)
  WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}';
CREATE INDEX prospects_deletion_id_idx ON prospects (deletion_id) WHERE deletion_id IS NOT NULL;
CREATE INDEX prospects_email_campaign_id_idx ON prospects (email_campaign_id) WHERE email_campaign_id IS NOT NULL;
CREATE INDEX prospects_email_id_idx ON prospects (email, id) WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}';
CREATE INDEX prospects_email_idx ON prospects (lower(email));
CREATE INDEX prospects_examples_idx ON prospects (id) WHERE metadata @> '{"demo": true}';
CREATE INDEX prospects_flagged_idx ON prospects (updated_at, id)
  INCLUDE (owner_id, status)
  WHERE red_flags <> '{}'::text[] AND review_status <> 'validated' AND deletion_id IS NULL;
CREATE INDEX prospects_funnel_idx ON prospects (created_at)
  INCLUDE (status, email_sent, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, score);
CREATE INDEX prospects_language_idx ON prospects (language, created_at, id) INCLUDE (deletion_id, status) WHERE language IS NOT NULL;
CREATE INDEX prospects_lower_token_idx ON prospects (lower(token));
CREATE INDEX prospects_next_action_at_idx ON prospects (next_action_at, id) INCLUDE (deletion_id, status) WHERE next_action_at IS NOT NULL;
CREATE INDEX prospects_next_action_idx ON prospects (next_action, id) WHERE next_action IS NOT NULL;
CREATE INDEX prospects_nom_id_idx ON prospects (nom, id) WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}';
CREATE INDEX prospects_open_quiz_idx ON prospects (id) WHERE quiz_en_cours AND NOT quiz_fait;
CREATE INDEX prospects_owner_id_idx ON prospects (owner_id, next_action_at, id) INCLUDE (deletion_id, status) WHERE owner_id IS NOT NULL;
CREATE INDEX prospects_peer_group_idx ON prospects (prospect_peer_group(location, metadata))
  WHERE prospect_peer_group(location, metadata) IS NOT NULL;
CREATE INDEX prospects_prenom_id_idx ON prospects (prenom, id) WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}';
CREATE INDEX prospects_red_flags_idx ON prospects USING gin (red_flags) WHERE red_flags <> '{}'::text[];
CREATE INDEX prospects_score_id_idx ON prospects (score, id)
  WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}' AND score IS NOT NULL;
CREATE INDEX prospects_search_idx ON prospects USING gin (search_text gin_trgm_ops);
CREATE INDEX prospects_site_domain_idx ON prospects (site_domain(site_url));
CREATE INDEX prospects_status_id_idx ON prospects (status, id) WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}';
CREATE INDEX prospects_trials_idx ON prospects (created_at) WHERE metadata @> '{"is_trial": true}';
CREATE INDEX prospects_updated_at_id_idx ON prospects (updated_at, id) WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}';
CREATE INDEX prospects_without_score_idx ON prospects (id) WHERE deletion_id IS NULL AND NOT metadata @> '{"demo": true}' AND score IS NULL;
CREATE TRIGGER prospect_searchable
  BEFORE INSERT OR UPDATE OF prenom, nom, email, business_name, site_url, location, metadata, search_text ON prospects
  FOR EACH ROW EXECUTE FUNCTION prospect_searchable();

CREATE TABLE prospect_figures (
  prospect_id uuid PRIMARY KEY REFERENCES prospects ON DELETE CASCADE,
  listed boolean NOT NULL,
  created_at timestamptz NOT NULL,
  city text,
  canton text,
  trade text,
  scanned_at timestamptz,
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
  example boolean NOT NULL
);
CREATE INDEX prospect_figures_canton_idx ON prospect_figures (canton, prospect_id)
  INCLUDE (mobile_points, cms)
  WHERE listed AND NOT example AND canton IS NOT NULL;
CREATE INDEX prospect_figures_cited_share_idx ON prospect_figures (cited_share, prospect_id)
  WHERE listed AND NOT example AND cited_share IS NOT NULL;
CREATE INDEX prospect_figures_city_idx ON prospect_figures (city, prospect_id) WHERE listed AND NOT example AND city IS NOT NULL;
CREATE INDEX prospect_figures_city_words_idx ON prospect_figures USING gin (city_words gin_trgm_ops)
  WHERE listed AND city_words IS NOT NULL;
CREATE INDEX prospect_figures_cms_idx ON prospect_figures (cms, prospect_id)
  INCLUDE (mobile_points, canton, critical)
  WHERE listed AND NOT example AND cms IS NOT NULL;
CREATE INDEX prospect_figures_created_at_idx ON prospect_figures (created_at, prospect_id)
  INCLUDE (cms, canton, mobile_points, critical)
  WHERE listed AND NOT example;
CREATE INDEX prospect_figures_critical_idx ON prospect_figures (critical, prospect_id)
  INCLUDE (mobile_points, cms, canton)
  WHERE listed AND NOT example AND critical IS NOT NULL;
CREATE INDEX prospect_figures_desktop_points_idx ON prospect_figures (desktop_points, prospect_id)
  WHERE listed AND NOT example AND desktop_points IS NOT NULL;
CREATE INDEX prospect_figures_findings_idx ON prospect_figures (findings, prospect_id)
  WHERE listed AND NOT example AND findings IS NOT NULL;
CREATE INDEX prospect_figures_keyword_count_idx ON prospect_figures (keyword_count, prospect_id)
  WHERE listed AND NOT example AND keyword_count IS NOT NULL;
CREATE INDEX prospect_figures_mobile_points_idx ON prospect_figures (mobile_points, prospect_id)
  INCLUDE (canton, cms, critical)
  WHERE listed AND NOT example AND mobile_points IS NOT NULL;
CREATE INDEX prospect_figures_rating_idx ON prospect_figures (rating, prospect_id) WHERE listed AND NOT example AND rating IS NOT NULL;
CREATE INDEX prospect_figures_review_count_idx ON prospect_figures (review_count, prospect_id)
  WHERE listed AND NOT example AND review_count IS NOT NULL;
CREATE INDEX prospect_figures_scanned_at_idx ON prospect_figures (scanned_at, prospect_id)
  WHERE listed AND NOT example AND scanned_at IS NOT NULL;
CREATE INDEX prospect_figures_trade_idx ON prospect_figures (trade, prospect_id) WHERE listed AND NOT example AND trade IS NOT NULL;
CREATE INDEX prospect_figures_trade_words_idx ON prospect_figures USING gin (trade_words gin_trgm_ops)
  WHERE listed AND trade_words IS NOT NULL;

CREATE TABLE prospect_former_tokens (
  token text PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  replaced_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX prospect_former_tokens_lower_token_idx ON prospect_former_tokens (lower(token));
CREATE INDEX prospect_former_tokens_prospect_id_idx ON prospect_former_tokens (prospect_id);

CREATE TABLE prospect_status_changes (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('email_sent', 'call_reached', 'quiz_done', 'audit_requested', 'call_booked', 'person')),
  at timestamptz DEFAULT now() NOT NULL,
  changed_by uuid REFERENCES users ON DELETE SET NULL,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 1000)
);
CREATE INDEX prospect_status_changes_changed_by_idx ON prospect_status_changes (changed_by);
CREATE INDEX prospect_status_changes_prospect_id_idx ON prospect_status_changes (prospect_id, at, id);

CREATE TABLE prospect_images (
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  name text NOT NULL,
  source text NOT NULL,
  type text,
  body bytea,
  fetched_at timestamptz NOT NULL,
  PRIMARY KEY (prospect_id, name)
);

CREATE TABLE notes (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  content text NOT NULL,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX notes_prospect_id_idx ON notes (prospect_id);

CREATE TABLE prospect_notes (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  kind text DEFAULT 'note' NOT NULL CHECK (kind IN ('note', 'call', 'mail')),
  outcome text,
  content text DEFAULT '' NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  author_id uuid REFERENCES users ON DELETE SET NULL,
  changed_by uuid REFERENCES users ON DELETE SET NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  mail_subject text,
  CONSTRAINT prospect_notes_mail_check CHECK ((mail_subject IS NULL) OR (kind = 'mail')),
  CONSTRAINT prospect_notes_outcome_check
    CHECK ((outcome IS NULL) OR ((kind = 'call') AND (outcome IN ('reached', 'voicemail', 'no_answer', 'wrong_number', 'call_back'))))
);
CREATE INDEX prospect_notes_author_id_idx ON prospect_notes (author_id);
CREATE INDEX prospect_notes_changed_by_idx ON prospect_notes (changed_by);
CREATE INDEX prospect_notes_prospect_id_idx ON prospect_notes (prospect_id, at, id);

CREATE TABLE prospect_tasks (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  title text DEFAULT '' NOT NULL CHECK (char_length(title) <= 300),
  due_at timestamptz,
  done_at timestamptz,
  assignee_id uuid REFERENCES users ON DELETE SET NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT prospect_tasks_something_check CHECK ((title <> '') OR (due_at IS NOT NULL))
);
CREATE INDEX prospect_tasks_assignee_id_idx ON prospect_tasks (assignee_id, due_at) WHERE done_at IS NULL;
CREATE INDEX prospect_tasks_created_by_idx ON prospect_tasks (created_by);
CREATE INDEX prospect_tasks_prospect_id_idx ON prospect_tasks (prospect_id, due_at, created_at, id);

CREATE TABLE queue_places (
  prospect_id uuid PRIMARY KEY REFERENCES prospects ON DELETE CASCADE,
  claimed_by uuid REFERENCES users ON DELETE SET NULL,
  claimed_until timestamptz,
  snoozed_until timestamptz
);
CREATE INDEX queue_places_claimed_by_idx ON queue_places (claimed_by);

CREATE TABLE queue_done (
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  reason text NOT NULL,
  seen text DEFAULT '' NOT NULL,
  done_by uuid REFERENCES users ON DELETE SET NULL,
  done_at timestamptz DEFAULT now() NOT NULL,
  PRIMARY KEY (prospect_id, reason)
);
CREATE INDEX queue_done_done_by_done_at_idx ON queue_done (done_by, done_at);

CREATE TABLE contact_permissions (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  purpose text DEFAULT 'campaign' NOT NULL,
  basis text NOT NULL CHECK (basis IN ('consent', 'customer', 'request')),
  obtained_on date NOT NULL,
  source text NOT NULL,
  wording text,
  withdrawn_at timestamptz,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  import_id uuid,
  UNIQUE (prospect_id, purpose)
);
CREATE INDEX contact_permissions_created_at_id_idx ON contact_permissions (created_at, id);
CREATE INDEX contact_permissions_import_id_idx ON contact_permissions (import_id) WHERE import_id IS NOT NULL;

CREATE TABLE events (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  type text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('human', 'gateway', 'preview', 'staff', 'unknown')),
  occurred_at timestamptz DEFAULT now() NOT NULL,
  payload jsonb DEFAULT '{}' NOT NULL
);
CREATE INDEX events_page_views_idx ON events (occurred_at) INCLUDE (type, actor, prospect_id) WHERE type IN ('page_view', 'link_open');
CREATE INDEX events_people_idx ON events (occurred_at) INCLUDE (type, prospect_id) WHERE actor = 'human';
CREATE INDEX events_prospect_id_occurred_at_idx ON events (prospect_id, occurred_at);
CREATE INDEX events_type_occurred_at_idx ON events (type, occurred_at);

CREATE TABLE lead_alerts (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  signals jsonb NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX lead_alerts_prospect_id_created_at_idx ON lead_alerts (prospect_id, created_at);

CREATE TABLE prospect_bulk_actions (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  action text NOT NULL
    CHECK (action IN ('delete', 'validate', 'set_status', 'add_to_campaign', 'set_owner', 'set_next_action', 'set_city', 'set_trade', 'set_language')),
  state text DEFAULT 'done' NOT NULL CHECK (state IN ('waiting', 'deleting', 'done', 'undone')),
  value text,
  count integer DEFAULT 0 NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  undo_until timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX prospect_bulk_actions_created_at_id_idx ON prospect_bulk_actions (created_at, id);
CREATE INDEX prospect_bulk_actions_undo_until_idx ON prospect_bulk_actions (undo_until);
CREATE INDEX prospect_bulk_actions_user_id_idx ON prospect_bulk_actions (user_id);

CREATE TABLE prospect_bulk_changes (
  bulk_id uuid NOT NULL REFERENCES prospect_bulk_actions ON DELETE CASCADE,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  before text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (bulk_id, prospect_id)
);
CREATE INDEX prospect_bulk_changes_prospect_id_idx ON prospect_bulk_changes (prospect_id);
`;
