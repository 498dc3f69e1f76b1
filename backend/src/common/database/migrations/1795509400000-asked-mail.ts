import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the recipient of a message asked for it, and which rows of a file name somebody who is not written to. */
export class AskedMail1795509400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox ADD COLUMN asked_at timestamptz;
      UPDATE outbox SET asked_at = created_at;
      ALTER TABLE outbox ALTER COLUMN asked_at SET DEFAULT now();
      ALTER TABLE import_rows ADD COLUMN objection text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
