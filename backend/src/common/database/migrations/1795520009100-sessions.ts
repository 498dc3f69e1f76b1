import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions end, are renewed by changing secrets, and say from where; passwords made by others are changed; a second factor. */
export class Sessions1795520009100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
        ADD COLUMN totp_secret text,
        ADD COLUMN totp_confirmed_at timestamptz,
        ADD COLUMN totp_last_step bigint NOT NULL DEFAULT 0;
      ALTER TABLE sessions
        ADD COLUMN previous_hash text,
        ADD COLUMN rotated_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '30 days',
        ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN proven_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN pending text CONSTRAINT sessions_pending_check CHECK (pending IN ('password', 'second_factor')),
        ADD COLUMN address text,
        ADD COLUMN user_agent text;
      UPDATE sessions SET expires_at = least(expires_at, now() + interval '12 hours');
      CREATE UNIQUE INDEX sessions_previous_hash_key ON sessions (previous_hash);
      CREATE TABLE recovery_codes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        code_hash text NOT NULL,
        used_at timestamptz,
        CONSTRAINT recovery_codes_user_id_code_hash_key UNIQUE (user_id, code_hash)
      );`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
