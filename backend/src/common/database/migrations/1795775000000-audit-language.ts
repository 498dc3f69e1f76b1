import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language an audit was made and a letter is written; everything before was French. */
export class AuditLanguage1795775000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_documents ADD COLUMN language text NOT NULL DEFAULT 'fr'
        CONSTRAINT audit_documents_language_check CHECK (language IN ('fr', 'de', 'it'));
      ALTER TABLE outbox ADD COLUMN language text NOT NULL DEFAULT 'fr'
        CONSTRAINT outbox_language_check CHECK (language IN ('fr', 'de', 'it'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
