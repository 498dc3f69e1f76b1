import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of campaigns that did not simply leave are counted at each scrape, beside a million that did. */
export class StuckRecipients1795560000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX campaign_recipients_stuck_idx ON campaign_recipients (state) WHERE state IN ('failed', 'unknown')`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
