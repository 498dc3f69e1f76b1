import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When results were put aside, and how their address was written; unknown (null) of those that were before. */
const COLUMNS = `
ALTER TABLE former_results ADD COLUMN aside_at timestamptz, ADD COLUMN written text;
ALTER TABLE imports ADD COLUMN moved int;
CREATE FUNCTION prospect_site_noted() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  UPDATE former_results SET aside_at = now(), written = OLD.site_url
   WHERE prospect_id = NEW.id AND site = site_address(OLD.site_url) AND site <> site_address(NEW.site_url);
  RETURN NULL;
END $function$;
CREATE TRIGGER prospect_site_noted AFTER UPDATE OF site_url ON prospects FOR EACH ROW
  WHEN (OLD.site_url IS DISTINCT FROM NEW.site_url) EXECUTE FUNCTION prospect_site_noted();`;

export class ChangedAddresses1795691000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
