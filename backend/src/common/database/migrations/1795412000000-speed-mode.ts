import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A single measurement of speed may leave out Lighthouse's other categories. */
export class SpeedMode1795412000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE scans
        ADD COLUMN speed_mode text NOT NULL DEFAULT 'full',
        ADD CONSTRAINT scans_speed_mode_check CHECK (speed_mode IN ('quick', 'full'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
