import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff did to many prospects at once, and what stood there before, so that it can be undone. */
const SCHEMA = `
CREATE TABLE prospect_bulk_actions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  action text NOT NULL,
  state text NOT NULL DEFAULT 'done',
  value text,
  count integer NOT NULL DEFAULT 0,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  undo_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT prospect_bulk_actions_action_check CHECK (action IN ('delete', 'validate', 'set_status', 'add_to_campaign')),
  CONSTRAINT prospect_bulk_actions_state_check CHECK (state IN ('waiting', 'deleting', 'done', 'undone'))
);
CREATE INDEX prospect_bulk_actions_user_id_idx ON prospect_bulk_actions (user_id);
CREATE INDEX prospect_bulk_actions_undo_until_idx ON prospect_bulk_actions (undo_until);

CREATE TABLE prospect_bulk_changes (
  bulk_id uuid NOT NULL REFERENCES prospect_bulk_actions ON DELETE CASCADE,
  prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
  before text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (bulk_id, prospect_id)
);
CREATE INDEX prospect_bulk_changes_prospect_id_idx ON prospect_bulk_changes (prospect_id);
`;

export class BulkActions1795410000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
