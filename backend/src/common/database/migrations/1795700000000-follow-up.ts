import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who looks after a prospect, and what comes next. Few have either, so that the indexes hold these alone, and writing all others costs
 * nothing more.
 */
export class FollowUp1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE prospects
  ADD COLUMN owner_id uuid REFERENCES users(id) ON DELETE SET NULL,
  ADD COLUMN next_action text,
  ADD COLUMN next_action_at timestamptz,
  ADD CONSTRAINT prospects_next_action_check CHECK (char_length(next_action) BETWEEN 1 AND 300);
CREATE INDEX prospects_owner_id_idx ON prospects (owner_id, next_action_at, id) INCLUDE (deletion_id, status) WHERE owner_id IS NOT NULL;
CREATE INDEX prospects_next_action_at_idx ON prospects (next_action_at, id) INCLUDE (deletion_id, status) WHERE next_action_at IS NOT NULL;
CREATE INDEX prospects_next_action_idx ON prospects (next_action, id) WHERE next_action IS NOT NULL;

ALTER TABLE prospect_bulk_actions DROP CONSTRAINT prospect_bulk_actions_action_check,
  ADD CONSTRAINT prospect_bulk_actions_action_check
    CHECK (action IN ('delete', 'validate', 'set_status', 'add_to_campaign', 'set_owner', 'set_next_action'));
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
