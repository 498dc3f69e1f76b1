import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in by an OpenID Connect provider and by passkeys: identities, credentials, and sign-ins that have begun. */
export class PasskeysAndOidc1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN method text DEFAULT 'password' NOT NULL
        CONSTRAINT sessions_method_check CHECK (method IN ('password', 'oidc', 'passkey'));

      CREATE TABLE oidc_identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz DEFAULT now() NOT NULL,
        PRIMARY KEY (issuer, subject),
        CONSTRAINT oidc_identities_user_id_issuer_key UNIQUE (user_id, issuer)
      );

      CREATE TABLE sign_in_flows (
        secret_hash text PRIMARY KEY,
        kind text NOT NULL CONSTRAINT sign_in_flows_kind_check CHECK (kind IN ('oidc', 'passkey', 'new_passkey')),
        user_id uuid REFERENCES users ON DELETE CASCADE,
        payload jsonb NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sign_in_flows_expires_at_idx ON sign_in_flows (expires_at);
      CREATE INDEX sign_in_flows_user_id_idx ON sign_in_flows (user_id);

      CREATE TABLE passkeys (
        id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        credential_id text NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        created_at timestamptz DEFAULT now() NOT NULL,
        last_used_at timestamptz
      );
      CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
