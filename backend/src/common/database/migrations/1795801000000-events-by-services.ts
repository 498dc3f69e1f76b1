import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What triggers and functions did is done by the services that cause it. */
const SCHEMA = `
DROP FUNCTION forget_import_rows() CASCADE;
DELETE FROM import_rows WHERE NOT EXISTS (SELECT FROM imports WHERE imports.id = import_id);
ALTER TABLE import_rows ADD FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE;

DROP FUNCTION tell_session_end() CASCADE;

DROP FUNCTION vendor_acquire(text, uuid, double precision, double precision, double precision, integer, date, double precision, integer, integer, double precision, double precision);
DROP FUNCTION vendor_release(text, uuid, date, double precision, double precision, text, integer, text, uuid, uuid);`;

export class EventsByServices1795801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
