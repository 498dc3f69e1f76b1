import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the last backup was made, and that nothing leaves after a restore until somebody has looked. */
export class Backups1795531000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_runs (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        file text,
        rows bigint,
        bytes bigint,
        is_encrypted boolean NOT NULL DEFAULT false,
        error text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ON backup_runs (created_at);
      CREATE TABLE sending_halts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        backup_at timestamptz NOT NULL,
        carried_over jsonb NOT NULL DEFAULT '{}',
        ended_at timestamptz,
        ended_by text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sending_halts_open_idx ON sending_halts (ended_at) WHERE ended_at IS NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
