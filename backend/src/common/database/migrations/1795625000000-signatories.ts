import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The person who signs what prospects read, set by each member of staff and named by campaigns. */
export class Signatories1795625000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE signatories (
  user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  phone text,
  sentence text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  portrait bytea,
  portrait_mime text,
  portrait_version text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX signatories_one_default_idx ON signatories (is_default) WHERE is_default;
ALTER TABLE email_campaigns ADD COLUMN signed_by uuid REFERENCES signatories(user_id) ON DELETE SET NULL;
CREATE INDEX email_campaigns_signed_by_idx ON email_campaigns (signed_by);
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
