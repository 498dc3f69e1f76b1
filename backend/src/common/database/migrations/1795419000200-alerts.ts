import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which alerts about prospects went out, so that each prospect makes at most one a day. */
export class Alerts1795419000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_alerts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
        signals jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX lead_alerts_prospect_id_created_at_idx ON lead_alerts (prospect_id, created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
