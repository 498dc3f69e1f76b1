import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row while nothing gets through to the mail server: why, since when, when it is tried again. */
export class MailWay1795532000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE closed_mail_way (
        single_row boolean PRIMARY KEY DEFAULT true CHECK (single_row),
        cause text NOT NULL,
        closed_at_step text NOT NULL,
        is_lasting boolean NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        next_try_at timestamptz NOT NULL
      )`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
