import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the sender of e-mails needs to lose nothing and send nothing twice. */
export class Mail1795419000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox
        ADD COLUMN lease_until timestamptz,
        ADD COLUMN handed_over_at timestamptz,
        DROP CONSTRAINT outbox_status_check,
        ADD CONSTRAINT outbox_status_check CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
