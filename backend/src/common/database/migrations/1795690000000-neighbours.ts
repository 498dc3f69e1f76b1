import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Websites that staff has chosen to be measured beside a prospect's, and what was last found there. */
export class Neighbours1795690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE neighbours (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  prospect_id uuid NOT NULL REFERENCES prospects(id) ON DELETE CASCADE,
  url text NOT NULL,
  domain text NOT NULL,
  name text NOT NULL,
  chosen_by uuid REFERENCES users(id) ON DELETE SET NULL,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  ordered_at timestamptz,
  measured_at timestamptz,
  outcome text,
  figures jsonb,
  UNIQUE (prospect_id, domain)
);
CREATE INDEX neighbours_chosen_by_idx ON neighbours (chosen_by);
SELECT watch_prospect_references();
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
