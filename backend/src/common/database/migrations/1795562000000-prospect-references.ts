import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countTogether } from './1795510000000-prospect-bulk-writes.js';

/**
 * What hangs on prospects goes with them by one statement for each table. PostgreSQL's own foreign keys look into every table
 * once for each prospect that goes: a million times for an import of 25,000. They stay in the catalogue (`NOT ENFORCED`,
 * PostgreSQL 18), from which these triggers and everything else that asks what hangs on a prospect read them.
 */
const SCHEMA = `
-- As the foreign key would: waits for whoever deletes the prospect, and keeps it there until the end of the transaction.
CREATE FUNCTION prospect_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM prospects WHERE id = NEW.prospect_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA, CONSTRAINT = TG_TABLE_NAME || '_prospect_id_fkey',
      MESSAGE = format('insert or update on table "%s" violates foreign key constraint "%1$s_prospect_id_fkey"', TG_TABLE_NAME),
      DETAIL = format('Key (prospect_id)=(%s) is not present in table "prospects".', NEW.prospect_id);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_prospects() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE reference record;
BEGIN
  IF NOT EXISTS (SELECT FROM gone) THEN RETURN NULL; END IF;
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE feature_not_supported USING MESSAGE = 'prospects are deleted in READ COMMITTED only: other snapshots do not see what was written since';
  END IF;
  FOR reference IN
    SELECT conrelid::regclass AS child, confdeltype AS rule FROM pg_constraint WHERE contype = 'f' AND confrelid = TG_RELID AND NOT conenforced
  LOOP
    EXECUTE format(CASE reference.rule
      WHEN 'c' THEN 'DELETE FROM %s AS child USING gone WHERE child.prospect_id = gone.id'
      WHEN 'n' THEN 'UPDATE %s AS child SET prospect_id = NULL FROM gone WHERE child.prospect_id = gone.id' END, reference.child);
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_another_prospect_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE foreign_key_violation USING MESSAGE = 'the id of a prospect never changes';
END $$;

-- To be called by each migration that makes a table refer to prospects. Older servers keep PostgreSQL's own foreign keys.
CREATE FUNCTION watch_prospect_references() RETURNS void LANGUAGE plpgsql AS $$
DECLARE reference record;
BEGIN
  IF current_setting('server_version_num')::int < 180000 THEN RETURN; END IF;
  LOCK TABLE prospects IN ACCESS EXCLUSIVE MODE;
  CREATE OR REPLACE TRIGGER refuse_another_prospect_id BEFORE UPDATE OF id ON prospects FOR EACH ROW
    WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION refuse_another_prospect_id();
  CREATE OR REPLACE TRIGGER forget_prospects AFTER DELETE ON prospects REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION forget_prospects();
  FOR reference IN
    SELECT conrelid::regclass AS child, conname FROM pg_constraint WHERE contype = 'f' AND confrelid = 'prospects'::regclass AND conenforced
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER CONSTRAINT %I NOT ENFORCED', reference.child, reference.conname);
    EXECUTE format('CREATE TRIGGER prospect_is_there AFTER INSERT OR UPDATE OF prospect_id ON %s FOR EACH ROW
                      WHEN (NEW.prospect_id IS NOT NULL) EXECUTE FUNCTION prospect_is_there()', reference.child);
  END LOOP;
END $$;
SELECT watch_prospect_references();
`;

export class ProspectReferences1795562000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA + countTogether('delete', 'gone'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
