import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a page was read as a browser drew it, and what its source said otherwise. */
export class RenderedPages1795520001100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE instant_page_analysis ADD COLUMN rendered boolean, ADD COLUMN raw jsonb');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
