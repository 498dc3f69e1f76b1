import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Totals of prospects are counted, not maintained: the triggers and tables of their upkeep are gone. */
export class Counts1795798000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER count_prospects_insert ON prospects;
DROP TRIGGER count_prospects_update ON prospects;
DROP TRIGGER count_prospects_delete ON prospects;
DROP TRIGGER count_prospects_truncate ON prospects;
DROP FUNCTION count_prospects_insert();
DROP FUNCTION count_prospects_update();
DROP FUNCTION count_prospects_delete();
DROP FUNCTION count_prospects_truncate();
DROP FUNCTION fold_prospect_totals();
DROP FUNCTION divide_prospect_bucket(integer);
DROP VIEW prospect_current_totals;
DROP TABLE prospect_totals, prospect_total_changes, prospect_landmarks;
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
