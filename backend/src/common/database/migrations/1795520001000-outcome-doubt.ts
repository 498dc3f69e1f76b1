import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an `ok` page may still not be the company's. */
export class OutcomeDoubt1795520001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE connectivity_results ADD COLUMN doubt text');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
