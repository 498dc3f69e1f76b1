import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which sheet and under which heading a file is read. */
const SCHEMA = `
ALTER TABLE imports
  ADD COLUMN sheets jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN sheet integer NOT NULL DEFAULT 0,
  ADD COLUMN heading_line integer NOT NULL DEFAULT 1;
-- the preview knows its lines now; what was read before and not confirmed has to be given again
DELETE FROM imports WHERE status = 'ready';
`;

export class ImportPlaces1795534000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
