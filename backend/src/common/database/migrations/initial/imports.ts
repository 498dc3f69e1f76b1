/** Imports of spreadsheets: the file, its rows and the prospects that they made. */
export const IMPORTS = `
CREATE TABLE imports (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  file_name text NOT NULL,
  status text DEFAULT 'ready' NOT NULL CHECK (status IN ('ready', 'done', 'undone')),
  columns jsonb DEFAULT '[]' NOT NULL,
  preview jsonb DEFAULT '[]' NOT NULL,
  content bytea,
  total integer NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  imported integer,
  updated integer,
  skipped integer,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  user_email text,
  created_at timestamptz DEFAULT now() NOT NULL,
  finished_at timestamptz,
  undone_at timestamptz,
  sheets jsonb DEFAULT '[]' NOT NULL,
  sheet integer DEFAULT 0 NOT NULL,
  heading_line integer DEFAULT 1 NOT NULL,
  permission jsonb,
  moved integer,
  text_format jsonb,
  mended jsonb DEFAULT '[]' NOT NULL,
  empty_rows integer DEFAULT 0 NOT NULL,
  refused integer
);
ALTER TABLE imports ALTER content SET STORAGE EXTERNAL;
CREATE INDEX imports_created_at_id_idx ON imports (created_at, id);
CREATE INDEX imports_finished_at_id_idx ON imports (finished_at, id) WHERE finished_at IS NOT NULL;
CREATE INDEX imports_user_id_idx ON imports (user_id);

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  line integer NOT NULL,
  email text,
  domain text,
  record jsonb DEFAULT '{}' NOT NULL,
  metadata jsonb DEFAULT '{}' NOT NULL,
  errors jsonb DEFAULT '[]' NOT NULL,
  warnings jsonb DEFAULT '[]' NOT NULL,
  prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
  before jsonb,
  written text,
  objection text,
  PRIMARY KEY (import_id, line)
);
CREATE INDEX import_rows_prospect_id_idx ON import_rows (prospect_id) WHERE prospect_id IS NOT NULL;

CREATE TABLE import_creations (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  part integer NOT NULL,
  prospect_ids uuid[] NOT NULL,
  written text[] NOT NULL,
  PRIMARY KEY (import_id, part)
);
`;
