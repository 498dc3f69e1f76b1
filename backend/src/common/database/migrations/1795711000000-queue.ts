import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is at a prospect of « À traiter », until when it is put off, and what somebody has seen to; and how the queue finds what waits. */
const TABLES = `
CREATE TABLE queue_places (
  prospect_id uuid PRIMARY KEY REFERENCES prospects(id) ON DELETE CASCADE,
  claimed_by uuid REFERENCES users(id) ON DELETE SET NULL,
  claimed_until timestamptz,
  snoozed_until timestamptz
);
CREATE INDEX queue_places_claimed_by_idx ON queue_places (claimed_by);
CREATE TABLE queue_done (
  prospect_id uuid NOT NULL REFERENCES prospects(id) ON DELETE CASCADE,
  reason text NOT NULL,
  seen text NOT NULL DEFAULT '',
  done_by uuid REFERENCES users(id) ON DELETE SET NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (prospect_id, reason)
);
CREATE INDEX queue_done_done_by_done_at_idx ON queue_done (done_by, done_at);
CREATE INDEX prospects_flagged_idx ON prospects (updated_at, id) INCLUDE (owner_id, status)
  WHERE red_flags <> '{}' AND review_status <> 'validated' AND deletion_id IS NULL;
CREATE INDEX campaign_recipients_replied_at_idx ON campaign_recipients (replied_at) WHERE replied_at IS NOT NULL;
SELECT watch_prospect_references();`;

export class Queue1795711000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
