import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff has written gives way once staff asks for a new text or count (`replaceable`); the tools of staff: one row per
 * use, its content for an hour.
 */
export class StaffTools1795415000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ai_recommendations ADD COLUMN replaceable boolean NOT NULL DEFAULT false;
      ALTER TABLE ai_citations_results ADD COLUMN replaceable boolean NOT NULL DEFAULT false;
      CREATE INDEX keyword_analysis_results_analyzed_at_id_idx ON keyword_analysis_results (analyzed_at, id);

      CREATE TABLE tool_runs (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        tool text NOT NULL,
        status text NOT NULL DEFAULT 'queued',
        subject jsonb,
        analyses jsonb NOT NULL DEFAULT '[]',
        tasks jsonb,
        failed integer NOT NULL DEFAULT 0,
        requested_by uuid REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        CONSTRAINT tool_runs_tool_check CHECK (tool IN ('site-analysis', 'functions', 'ai-test')),
        CONSTRAINT tool_runs_status_check CHECK (status IN ('queued', 'running', 'done', 'cancelled'))
      );
      CREATE INDEX tool_runs_tool_created_at_idx ON tool_runs (tool, created_at);
      CREATE INDEX tool_runs_requested_by_idx ON tool_runs (requested_by);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
