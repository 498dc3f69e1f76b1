import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of the public API, answers stored by `Idempotency-Key`, and the ids of prospects in other systems. */
export class ApiTokens1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE api_tokens (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL,
  secret_hash text NOT NULL UNIQUE,
  start text NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz DEFAULT now() NOT NULL
);
CREATE INDEX api_tokens_user_id_idx ON api_tokens (user_id);
CREATE INDEX api_tokens_created_at_id_idx ON api_tokens (created_at, id);

CREATE TABLE idempotent_requests (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  token_id uuid NOT NULL REFERENCES api_tokens ON DELETE CASCADE,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer text,
  prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
  created_at timestamptz DEFAULT now() NOT NULL,
  UNIQUE (token_id, key)
);
CREATE INDEX idempotent_requests_created_at_idx ON idempotent_requests (created_at);
CREATE INDEX idempotent_requests_prospect_id_idx ON idempotent_requests (prospect_id);

ALTER TABLE prospects ADD external_id text CHECK (char_length(external_id) BETWEEN 1 AND 200);
CREATE UNIQUE INDEX prospects_external_id_key ON prospects (external_id) WHERE external_id IS NOT NULL;

ALTER TABLE audit_log ADD api_token text;
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
