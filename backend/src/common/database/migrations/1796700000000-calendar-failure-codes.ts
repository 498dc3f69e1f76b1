import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The failures of calendars by code, for readers of other languages than French. */
export class CalendarFailureCodes1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE calendars ADD COLUMN failure_code text;
      ALTER TABLE calendar_entries ADD COLUMN failure_code text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
