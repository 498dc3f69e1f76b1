import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages carry files: invitations to calls, the audit. */
export class OutboxAttachments1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
