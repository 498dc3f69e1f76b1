import type { BulkActionName } from './bulk-action.contract.js';

/** How long a deletion waits, and how long other changes can be taken back. */
export const DELETION_WAITS_MS = 30_000;
export const UNDO_MS = 24 * 3_600_000;

/** SQL of an action on a prospect; `$value` is replaced by the value. */
export interface Change {
  /** What `row` has now, as a text that `set` understands. */
  now: (row: string) => string;
  /** Returns SQL that sets a value, given as an SQL expression. */
  set: (text: string) => string;
  /** Returns SQL: `row` has the value. */
  has: (row: string, text: string) => string;
  /** Of the selection, who is changed; `prospect` is the table. */
  applies: string;
  /** Who is left out, by reason. */
  reason?: string;
  /** On undo: SQL for rows unchanged by others; `prospects` is the table. */
  untouched?: string;
}

const column = (name: string, type: 'text' | 'uuid'): Pick<Change, 'now' | 'set' | 'has'> => ({
  // nothing is the empty text
  now: (row) => `coalesce(${row}.${name}::text, '')`,
  set: (text) => `${name} = CAST(nullif(${text}, '') AS ${type})`,
  has: (row, text) => `${row}.${name} IS NOT DISTINCT FROM CAST(nullif(${text}, '') AS ${type})`,
});

const words = (text: string) => `CAST(${text} AS jsonb) ->> 0`;
const at = (text: string) => `CAST(CAST(${text} AS jsonb) ->> 1 AS timestamptz)`;
const nextAction: Pick<Change, 'now' | 'set' | 'has'> = {
  now: (row) => `jsonb_build_array(${row}.next_action, ${row}.next_action_at)::text`,
  set: (text) => `next_action = ${words(text)}, next_action_at = ${at(text)}`,
  has: (row, text) => `(${row}.next_action, ${row}.next_action_at) IS NOT DISTINCT FROM (${words(text)}, ${at(text)})`,
};

/** The trade is part of the metadata of imports. */
const trade: Pick<Change, 'now' | 'set' | 'has'> = {
  now: (row) => `coalesce(${row}.metadata ->> 'industry', '')`,
  set: (text) =>
    `metadata = CASE WHEN ${text} = '' THEN prospects.metadata - 'industry' ELSE prospects.metadata || jsonb_build_object('industry', ${text}) END`,
  has: (row, text) => `coalesce(${row}.metadata ->> 'industry', '') = ${text}`,
};
const city = column('location', 'text');
const language = column('language', 'text');

const CHANGES: Record<Exclude<BulkActionName, 'delete' | 'scan'>, Change> = {
  validate: {
    ...column('review_status', 'text'),
    applies: `prospect.red_flags = '{}' AND prospect.review_status <> 'validated'`,
    reason: `CASE WHEN prospect.review_status = 'validated' THEN 'validated' ELSE prospect.red_flags[1] END`,
    untouched: 'prospects.validation IS NULL',
  },
  set_status: { ...column('status', 'text'), applies: 'prospect.status <> :value' },
  add_to_campaign: {
    ...column('email_campaign_id', 'uuid'),
    applies: 'prospect.email_campaign_id IS DISTINCT FROM CAST(:value AS uuid)',
  },
  set_owner: { ...column('owner_id', 'uuid'), applies: `NOT (${column('owner_id', 'uuid').has('prospect', ':value')})` },
  set_city: { ...city, applies: `NOT (${city.has('prospect', ':value')})` },
  set_trade: { ...trade, applies: `NOT (${trade.has('prospect', ':value')})` },
  set_language: { ...language, applies: `NOT (${language.has('prospect', ':value')})` },
  set_next_action: { ...nextAction, applies: `NOT (${nextAction.has('prospect', ':value')})` },
};

export const changeOf = (action: BulkActionName): Change | null => (action in CHANGES ? CHANGES[action as keyof typeof CHANGES] : null);
