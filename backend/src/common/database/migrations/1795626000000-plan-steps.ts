import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What prospects have done of their plans, and had measured again. */
export class PlanSteps1795626000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE plan_steps (
  prospect_id uuid NOT NULL REFERENCES prospects(id) ON DELETE CASCADE,
  step_id text NOT NULL,
  title text NOT NULL,
  done_at timestamptz,
  asked_at timestamptz,
  analysis text,
  found_before jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (prospect_id, step_id)
);
SELECT watch_prospect_references();
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
