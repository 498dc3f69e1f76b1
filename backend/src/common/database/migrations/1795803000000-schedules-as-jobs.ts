import type { MigrationInterface, QueryRunner } from 'typeorm';

/** pg-boss says whose turn a schedule is, and claims the delivery of a webhook. */
export class SchedulesAsJobs1795803000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE schedule_marks DROP COLUMN next_at');
    await runner.query(`UPDATE webhook_deliveries SET status = 'queued' WHERE status = 'sending'`);
    await runner.query('ALTER TABLE webhook_deliveries DROP COLUMN lease_until, DROP CONSTRAINT webhook_deliveries_status_check');
    await runner.query(
      `ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_status_check CHECK (status IN ('queued', 'delivered', 'failed'))`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
