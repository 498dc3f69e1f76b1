import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages keep their parts, so that what a person typed is never taken for a link or a button. */
export class Letters1795531000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN letter jsonb');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
