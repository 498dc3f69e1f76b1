import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Explorations of whole sites: the latest one of each prospect. */
export class SiteCrawls1796400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE site_crawls (
  prospect_id uuid PRIMARY KEY REFERENCES prospects ON DELETE CASCADE,
  run_id uuid NOT NULL,
  status text DEFAULT 'queued' NOT NULL CONSTRAINT site_crawls_status_check
    CHECK (status IN ('queued', 'running', 'done', 'cancelled', 'failed')),
  url text NOT NULL,
  host text NOT NULL,
  visited integer DEFAULT 0 NOT NULL,
  known integer DEFAULT 0 NOT NULL,
  requested_by uuid REFERENCES users ON DELETE SET NULL,
  ordered_at timestamptz NOT NULL,
  finished_at timestamptz,
  failure text,
  result jsonb
);
CREATE INDEX site_crawls_requested_by_idx ON site_crawls (requested_by);
CREATE UNIQUE INDEX site_crawls_open_host_idx ON site_crawls (host) WHERE status IN ('queued', 'running');`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
