import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose turn it is to run a schedule is claimed here, by one process of all. */
export class ScheduleTurns1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE schedule_marks ADD next_at timestamptz');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
