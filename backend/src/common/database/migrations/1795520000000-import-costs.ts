import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each of many new prospects, and each row of a file, cost without need. */
const SCHEMA = `
-- few prospects have a campaign
DROP INDEX prospects_email_campaign_id_idx;
CREATE INDEX prospects_email_campaign_id_idx ON prospects (email_campaign_id) WHERE email_campaign_id IS NOT NULL;

-- same results; without a trade, which is usual, nothing else is looked at
CREATE OR REPLACE FUNCTION prospect_peer_group(location text, metadata jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN metadata ->> 'industry' IS NOT NULL THEN
    fold_text(nullif(trim(metadata ->> 'industry'), '')) || '|' || fold_text(nullif(trim(split_part(
      coalesce(nullif(trim(location), ''), nullif(trim(metadata ->> 'location'), ''), metadata ->> 'companyLocation'), ',', 1)), '')) END;

-- rows are written by the transaction that writes their import; a foreign key looks for it once for each of them
ALTER TABLE import_rows DROP CONSTRAINT import_rows_import_id_fkey;
CREATE FUNCTION forget_import_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM import_rows USING gone WHERE import_rows.import_id = gone.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_import_rows AFTER DELETE ON imports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_import_rows();

-- the file itself instead of its cells, as it is; what was read the other way and not confirmed has to be given again
ALTER TABLE imports ALTER COLUMN content SET STORAGE EXTERNAL;
DELETE FROM imports WHERE status = 'ready';
`;

export class ImportCosts1795520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
