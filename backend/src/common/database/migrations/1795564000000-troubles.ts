import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was wrong and who was told: once by all processes, also after a restart. */
export class Troubles1795564000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE troubles (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        key text NOT NULL,
        name text NOT NULL,
        title text NOT NULL,
        found text NOT NULL,
        todo text NOT NULL,
        began_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        told_at timestamptz,
        settled_at timestamptz
      );
      CREATE UNIQUE INDEX troubles_open_key ON troubles (key) WHERE ended_at IS NULL;
      CREATE INDEX troubles_unsettled_idx ON troubles (began_at) WHERE settled_at IS NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
