import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a text file is read, corrected cells, and what became of each row. `refused` is unknown (null) of earlier imports. */
const COLUMNS = `
ALTER TABLE imports
  ADD COLUMN text_format jsonb,
  ADD COLUMN mended jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN empty_rows int NOT NULL DEFAULT 0,
  ADD COLUMN refused int;`;

export class ImportAccounts1795794000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
