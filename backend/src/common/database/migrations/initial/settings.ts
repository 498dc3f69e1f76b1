/** Settings with their earlier versions, keys of vendors, the logo and the texts that staff edits. */
export const SETTINGS = `
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_by uuid REFERENCES users ON DELETE SET NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX settings_updated_by_idx ON settings (updated_by);

CREATE TABLE setting_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL,
  value jsonb NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  user_email text
);
CREATE INDEX setting_versions_key_id_idx ON setting_versions (key, id);
CREATE INDEX setting_versions_user_id_idx ON setting_versions (user_id);

CREATE TABLE api_keys (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  service text NOT NULL UNIQUE,
  api_key text NOT NULL,
  hint text DEFAULT '' NOT NULL,
  metadata jsonb DEFAULT '{}' NOT NULL,
  tested_at timestamptz,
  test_outcome text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  test_ok boolean
);

CREATE TABLE agency_logo (
  id smallint PRIMARY KEY,
  mime text NOT NULL,
  content bytea NOT NULL,
  version text NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT agency_logo_single_check CHECK (id = 1)
);

CREATE TABLE messages (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  key text NOT NULL UNIQUE,
  title text NOT NULL,
  type text NOT NULL CHECK (type IN ('input', 'textarea')),
  content text NOT NULL,
  default_content text NOT NULL,
  description text,
  category text NOT NULL CHECK (category IN ('global', 'conditional')),
  condition text,
  condition_value integer,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL
);
`;
