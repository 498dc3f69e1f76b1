import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one list of a site's findings, stored with what it was made of. Sites measured before are judged when they are first read. */
export class SiteJudgements1795520002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_judgements (
        prospect_id uuid PRIMARY KEY REFERENCES prospects (id) ON DELETE CASCADE,
        scan_id uuid REFERENCES scans (id) ON DELETE SET NULL,
        judged_at timestamptz NOT NULL,
        basis text NOT NULL,
        outcome text,
        facts jsonb NOT NULL,
        findings jsonb NOT NULL,
        unmeasured jsonb NOT NULL,
        plan jsonb NOT NULL,
        total int NOT NULL,
        critical int NOT NULL,
        warnings int NOT NULL,
        notices int NOT NULL
      );
      CREATE INDEX site_judgements_scan_id_idx ON site_judgements (scan_id)`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
