import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A saved view may be the whole team's. */
export class SharedViews1795750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE saved_views ADD COLUMN shared boolean NOT NULL DEFAULT false;
      CREATE INDEX saved_views_shared_idx ON saved_views (resource, name, id) WHERE shared;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
