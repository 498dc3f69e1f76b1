import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of many prospects is set at once, as their town and trade are. */
export class BulkLanguage1795771000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE prospect_bulk_actions DROP CONSTRAINT prospect_bulk_actions_action_check;
ALTER TABLE prospect_bulk_actions ADD CONSTRAINT prospect_bulk_actions_action_check
  CHECK (action IN ('delete', 'validate', 'set_status', 'add_to_campaign', 'set_owner', 'set_next_action', 'set_city', 'set_trade', 'set_language'));
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
