import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Foreign keys to prospects are enforced by PostgreSQL on every version; before, triggers did it on version 18 and newer alone.
 * `conenforced` is a column of version 18: read as JSON, older catalogues answer null.
 */
const SCHEMA = `
DROP FUNCTION watch_prospect_references();
DROP FUNCTION prospect_is_there() CASCADE;
DROP FUNCTION forget_prospects() CASCADE;
DROP FUNCTION refuse_another_prospect_id() CASCADE;`;

const NOT_ENFORCED = `
SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I ENFORCED', conrelid::regclass, conname) AS sql
  FROM pg_constraint c WHERE contype = 'f' AND confrelid = 'prospects'::regclass AND to_jsonb(c) ->> 'conenforced' = 'false'`;

export class EnforcedForeignKeys1795799000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
    for (const { sql } of (await runner.query(NOT_ENFORCED)) as { sql: string }[]) await runner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
