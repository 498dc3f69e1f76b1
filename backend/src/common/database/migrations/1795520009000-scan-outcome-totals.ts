import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How often each outcome of a scan has been met, ever: deleted prospects and scans take nothing off. Counted when the transaction
 * commits and in a row of the connection's own, so that no two ends wait for each other.
 */
export class ScanOutcomeTotals1795520009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scan_outcome_totals (
        outcome text NOT NULL,
        part int NOT NULL,
        total bigint NOT NULL,
        PRIMARY KEY (outcome, part)
      )`);
    await runner.query(`
      INSERT INTO scan_outcome_totals (outcome, part, total)
        SELECT outcome, 0, count(*) FROM scan_targets WHERE outcome IS NOT NULL GROUP BY outcome`);
    await runner.query(`
      CREATE FUNCTION count_scan_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO scan_outcome_totals AS kept (outcome, part, total) VALUES (NEW.outcome, pg_backend_pid() % 64, 1)
          ON CONFLICT (outcome, part) DO UPDATE SET total = kept.total + 1;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER scan_targets_count_outcome AFTER UPDATE OF outcome ON scan_targets DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome IS NOT NULL) EXECUTE FUNCTION count_scan_outcome()`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
