import type { BulkActionName } from './bulk-action.contract.js';

/** How long a deletion waits, and how long other changes can be taken back. */
export const DELETION_WAITS_MS = 30_000;
export const UNDO_MS = 24 * 3_600_000;

/** What an action means for a prospect: SQL of constant texts; `$value` stands for the value that is set. */
export interface Change {
  column: 'status' | 'review_status' | 'email_campaign_id';
  type: 'text' | 'uuid';
  /** Of the selection, who is changed; `prospect` is the table. */
  applies: string;
  /** Who is left out, by reason. */
  reason?: string;
  /** At undoing, whom nobody has decided about since; `prospects` is the table. */
  untouched?: string;
}

const CHANGES: Record<'validate' | 'set_status' | 'add_to_campaign', Change> = {
  validate: {
    column: 'review_status',
    type: 'text',
    applies: `prospect.red_flags = '{}' AND prospect.review_status <> 'validated'`,
    reason: `CASE WHEN prospect.review_status = 'validated' THEN 'validated' ELSE prospect.red_flags[1] END`,
    untouched: 'prospects.validation IS NULL',
  },
  set_status: { column: 'status', type: 'text', applies: 'prospect.status <> :value' },
  add_to_campaign: {
    column: 'email_campaign_id',
    type: 'uuid',
    applies: 'prospect.email_campaign_id IS DISTINCT FROM CAST(:value AS uuid)',
  },
};

export const changeOf = (action: BulkActionName): Change | null => (action in CHANGES ? CHANGES[action as keyof typeof CHANGES] : null);
