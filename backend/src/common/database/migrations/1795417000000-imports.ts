import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of prospects on their way in, and what each import did, so that it can be undone. */
const SCHEMA = `
-- the host of a website without www., by which companies are compared
CREATE FUNCTION site_domain(url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(substring(url FROM '^[Hh][Tt][Tt][Pp][Ss]?://(?:[Ww][Ww][Ww]\\.)?([^/:?#]+)'));
CREATE INDEX prospects_site_domain_idx ON prospects (site_domain(site_url));

CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  file_name text NOT NULL,
  status text NOT NULL DEFAULT 'ready',
  columns jsonb NOT NULL DEFAULT '[]',
  preview jsonb NOT NULL DEFAULT '[]',
  content bytea,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  imported integer,
  updated integer,
  skipped integer,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  user_email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  undone_at timestamptz,
  CONSTRAINT imports_status_check CHECK (status IN ('ready', 'done', 'undone'))
);
CREATE INDEX imports_user_id_idx ON imports (user_id);
CREATE INDEX imports_created_at_id_idx ON imports (created_at, id);

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  line integer NOT NULL,
  email text,
  domain text,
  record jsonb NOT NULL DEFAULT '{}',
  metadata jsonb NOT NULL DEFAULT '{}',
  errors jsonb NOT NULL DEFAULT '[]',
  warnings jsonb NOT NULL DEFAULT '[]',
  action text,
  prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
  before jsonb,
  written text,
  PRIMARY KEY (import_id, line),
  CONSTRAINT import_rows_action_check CHECK (action IN ('create', 'update'))
);
CREATE INDEX import_rows_prospect_id_idx ON import_rows (prospect_id);
`;

export class Imports1795417000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
