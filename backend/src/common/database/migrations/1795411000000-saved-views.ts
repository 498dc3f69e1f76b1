import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Named ways to look at a list, each person's own. */
export class SavedViews1795411000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        resource text NOT NULL,
        name text NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_views_name_key UNIQUE (user_id, resource, name)
      );
      CREATE INDEX saved_views_user_id_resource_created_at_idx ON saved_views (user_id, resource, created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
