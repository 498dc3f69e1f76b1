import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why the people of a file may be written to: recorded with its import, and taken back with it. */
const SCHEMA = `
-- no foreign key: it would be looked up for each person of a file, and the permission outlives the import
ALTER TABLE contact_permissions ADD COLUMN import_id uuid;
CREATE INDEX contact_permissions_import_id_idx ON contact_permissions (import_id) WHERE import_id IS NOT NULL;
ALTER TABLE imports ADD COLUMN permission jsonb;
`;

export class ImportPermissions1795571000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
