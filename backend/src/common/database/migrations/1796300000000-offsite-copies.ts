import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes for each backup whether the store has a copy. */
export class OffsiteCopies1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backup_runs ADD COLUMN copied_at timestamptz, ADD COLUMN copy_error text');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
