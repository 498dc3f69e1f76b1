import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Town and trade of many prospects are set at once, as owner and next action are. */
export class BulkPlaces1795742000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE prospect_bulk_actions DROP CONSTRAINT prospect_bulk_actions_action_check;
ALTER TABLE prospect_bulk_actions ADD CONSTRAINT prospect_bulk_actions_action_check
  CHECK (action IN ('delete', 'validate', 'set_status', 'add_to_campaign', 'set_owner', 'set_next_action', 'set_city', 'set_trade'));
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
