/** What prospects ask for: trials, audits, calls, referrals, messages. */
export const REQUESTS = `
CREATE TABLE trial_verifications (
  prospect_id uuid PRIMARY KEY REFERENCES prospects ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  starts_analysis boolean DEFAULT false NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  confirmed_at timestamptz
);

CREATE TABLE blocked_urls (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  url text NOT NULL,
  domain text NOT NULL,
  reason text DEFAULT 'Client existant' NOT NULL,
  notes text,
  is_active boolean DEFAULT true NOT NULL,
  blocked_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX blocked_urls_blocked_at_id_idx ON blocked_urls (blocked_at, id);
CREATE INDEX blocked_urls_domain_idx ON blocked_urls (domain);
CREATE INDEX blocked_urls_url_idx ON blocked_urls (url);

CREATE TABLE seo_audit_requests (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  email text NOT NULL,
  site_url text,
  prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
  status text DEFAULT 'pending' NOT NULL CHECK (status IN ('pending', 'in_progress', 'completed', 'cancelled')),
  notes text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX seo_audit_requests_created_at_id_idx ON seo_audit_requests (created_at, id);
CREATE INDEX seo_audit_requests_prospect_id_idx ON seo_audit_requests (prospect_id);
CREATE INDEX seo_audit_requests_search_idx ON seo_audit_requests USING gin (fold_text(
    email || ' ' || coalesce(site_url, '') || ' ' || coalesce(notes, '')) gin_trgm_ops);
CREATE INDEX seo_audit_requests_status_idx ON seo_audit_requests (status);

CREATE TABLE audit_documents (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  request_id uuid REFERENCES seo_audit_requests ON DELETE SET NULL,
  requested_by uuid REFERENCES users ON DELETE SET NULL,
  outbox_id uuid REFERENCES outbox ON DELETE SET NULL,
  status text DEFAULT 'queued' NOT NULL CHECK (status IN ('measuring', 'queued', 'made', 'failed')),
  send_when_made boolean DEFAULT false NOT NULL,
  error text,
  file bytea CHECK (octet_length(file) <= 2000000),
  bytes integer,
  pages integer,
  sha256 text,
  duration_ms integer,
  made_at timestamptz,
  made_from jsonb DEFAULT '{}' NOT NULL,
  link_hash text UNIQUE,
  link_expires_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL,
  former_site text,
  language text DEFAULT 'fr' NOT NULL CHECK (language IN ('fr', 'de', 'it'))
);
CREATE INDEX audit_documents_created_at_id_idx ON audit_documents (created_at, id);
CREATE INDEX audit_documents_outbox_id_idx ON audit_documents (outbox_id);
CREATE INDEX audit_documents_prospect_id_created_at_id_idx ON audit_documents (prospect_id, created_at, id);
CREATE INDEX audit_documents_request_id_idx ON audit_documents (request_id);
CREATE INDEX audit_documents_requested_by_idx ON audit_documents (requested_by);

CREATE TABLE referrals (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  original_email text,
  referred_email text NOT NULL,
  status text DEFAULT 'pending' NOT NULL CHECK (status IN ('pending', 'contacted', 'converted')),
  notes text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  invited_at timestamptz
);
CREATE INDEX referrals_created_at_id_idx ON referrals (created_at, id);
CREATE INDEX referrals_prospect_id_idx ON referrals (prospect_id);
CREATE INDEX referrals_referred_email_idx ON referrals (lower(referred_email));
CREATE INDEX referrals_search_idx ON referrals USING gin (fold_text(
    coalesce(original_email, '') || ' ' || referred_email || ' ' || coalesce(notes, '')) gin_trgm_ops);
CREATE INDEX referrals_status_created_at_idx ON referrals (status, created_at);

CREATE TABLE contact_messages (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  form text DEFAULT 'contact' NOT NULL,
  prenom text,
  nom text NOT NULL,
  entreprise text,
  email text NOT NULL,
  telephone text,
  site_url text,
  message text,
  handled_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX contact_messages_created_at_id_idx ON contact_messages (created_at, id);
CREATE INDEX contact_messages_email_idx ON contact_messages (lower(email));
CREATE INDEX contact_messages_search_idx ON contact_messages USING gin (fold_text(
    coalesce(prenom, '') || ' ' || coalesce(nom, '') || ' ' || coalesce(entreprise, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(telephone, '') || ' ' || coalesce(site_url, '') || ' ' || coalesce(message, '')) gin_trgm_ops);
CREATE INDEX contact_messages_waiting_idx ON contact_messages (created_at) WHERE handled_at IS NULL;

CREATE TABLE appointments (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  status text DEFAULT 'booked' NOT NULL CHECK (status IN ('booked', 'held', 'cancelled', 'missed')),
  notes text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  telephone text,
  booked_by uuid REFERENCES users ON DELETE SET NULL,
  CONSTRAINT appointments_no_overlap EXCLUDE USING gist (tstzrange(start_at, end_at) WITH &&) WHERE ((status = 'booked'::text)),
  CONSTRAINT appointments_duration_check CHECK (end_at > start_at)
);
CREATE INDEX appointments_booked_by_idx ON appointments (booked_by);
CREATE INDEX appointments_created_at_id_idx ON appointments (created_at, id);
CREATE INDEX appointments_prospect_id_idx ON appointments (prospect_id);
CREATE INDEX appointments_start_at_id_idx ON appointments (start_at, id);
CREATE INDEX appointments_status_start_at_idx ON appointments (status, start_at);

CREATE TABLE appointment_links (
  token_hash text PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments ON DELETE CASCADE,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX appointment_links_appointment_id_idx ON appointment_links (appointment_id);
`;
