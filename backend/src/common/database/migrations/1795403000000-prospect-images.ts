import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of other sites that a prospect's page shows: fetched by the server, so that no page asks a third party. */
export class ProspectImages1795403000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prospect_images (
        prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
        name text NOT NULL,
        source text NOT NULL,
        type text,
        body bytea,
        fetched_at timestamptz NOT NULL,
        CONSTRAINT prospect_images_pkey PRIMARY KEY (prospect_id, name)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
