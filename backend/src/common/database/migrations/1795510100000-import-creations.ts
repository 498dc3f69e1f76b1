import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import created is kept in portions instead of a row each, which would be written twice more. */
const SCHEMA = `
CREATE TABLE import_creations (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  part integer NOT NULL,
  prospect_ids uuid[] NOT NULL,
  written text[] NOT NULL,
  PRIMARY KEY (import_id, part)
);
INSERT INTO import_creations (import_id, part, prospect_ids, written)
SELECT import_id, part, array_agg(prospect_id ORDER BY line), array_agg(written ORDER BY line)
  FROM (SELECT *, row_number() OVER (PARTITION BY import_id ORDER BY line) / 2500 AS part FROM import_rows
         WHERE action = 'create' AND prospect_id IS NOT NULL) AS created
 GROUP BY import_id, part;
DELETE FROM import_rows USING imports WHERE imports.id = import_rows.import_id AND imports.status <> 'ready' AND import_rows.before IS NULL;
ALTER TABLE import_rows DROP COLUMN action;
DROP INDEX import_rows_prospect_id_idx;
CREATE INDEX import_rows_prospect_id_idx ON import_rows (prospect_id) WHERE prospect_id IS NOT NULL;
`;

export class ImportCreations1795510100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
