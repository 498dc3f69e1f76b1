import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail to one person stands among what was said, with its subject; its note and its message of the outbox have one id. */
export class PersonMails1795741000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE prospect_notes ADD COLUMN mail_subject text;
ALTER TABLE prospect_notes ADD CONSTRAINT prospect_notes_mail_check CHECK (mail_subject IS NULL OR kind = 'mail');
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
