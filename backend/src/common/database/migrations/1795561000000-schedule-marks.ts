import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That the schedules run, for whoever watches. */
export class ScheduleMarks1795561000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE schedule_marks (job text PRIMARY KEY, succeeded_at timestamptz, failing_since timestamptz)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
