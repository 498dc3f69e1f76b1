import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every saved state of the settings; what stands now is the first one known. */
export class SettingVersions1795416000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE setting_versions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL,
        value jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        user_id uuid REFERENCES users ON DELETE SET NULL,
        user_email text
      );
      CREATE INDEX setting_versions_key_id_idx ON setting_versions (key, id);
      CREATE INDEX setting_versions_user_id_idx ON setting_versions (user_id);
      INSERT INTO setting_versions (key, value, at, user_id, user_email)
        SELECT s.key, s.value, s.updated_at, s.updated_by, u.email FROM settings s LEFT JOIN users u ON u.id = s.updated_by;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
