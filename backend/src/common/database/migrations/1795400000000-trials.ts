import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmation of a trial's e-mail address, and the links that it has replaced. */
const SCHEMA = `
CREATE TABLE prospect_former_tokens (
  token text PRIMARY KEY,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  replaced_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX prospect_former_tokens_prospect_id_idx ON prospect_former_tokens (prospect_id);

CREATE TABLE trial_verifications (
  prospect_id uuid PRIMARY KEY REFERENCES prospects ON DELETE CASCADE,
  secret_hash text NOT NULL,
  starts_analysis boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  CONSTRAINT trial_verifications_secret_hash_key UNIQUE (secret_hash)
);

-- the trials of the last days are few among many prospects
CREATE INDEX prospects_trials_idx ON prospects (created_at) WHERE metadata @> '{"is_trial": true}';
`;

export class Trials1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
