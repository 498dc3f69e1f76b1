import type { ActionCode, ActionKind } from './recent-action.contract.js';

/** What each act is, by its sentence. */
export const KINDS: Readonly<Record<ActionCode, ActionKind>> = {
  delete: 'deletion',
  delete_one: 'deletion',
  validate: 'validation',
  set_status: 'status',
  add_to_campaign: 'campaign',
  set_owner: 'owner',
  set_next_action: 'next_action',
  set_city: 'city',
  set_trade: 'trade',
  set_language: 'language',
  import: 'import',
  scan_quick: 'scan',
  scan_single: 'scan',
  scan_bulk: 'scan',
  scan_nightly: 'scan',
  campaign_schedule: 'sending',
  campaign_retry_failed: 'sending',
};

/** Sources of actions: a bulk action by name, a scan by kind, an entry of the log by resource. */
export interface Wanted {
  bulk: string[];
  imports: boolean;
  scans: boolean;
  log: string[];
}

const BULK = [
  'delete',
  'validate',
  'set_status',
  'add_to_campaign',
  'set_owner',
  'set_next_action',
  'set_city',
  'set_trade',
  'set_language',
] as const;
/** Actions of the log with their sentences. */
export const LOGGED = { delete: 'delete_one', schedule: 'campaign_schedule', retry_failed: 'campaign_retry_failed' } as const;

/** What to read for these kinds; without any, everything. */
export function wantedFor(kinds: readonly ActionKind[] | undefined): Wanted {
  const has = (code: ActionCode) => !kinds || kinds.includes(KINDS[code]);
  return {
    bulk: BULK.filter(has),
    imports: has('import'),
    scans: has('scan_bulk'),
    log: Object.entries(LOGGED).flatMap(([action, code]) => (has(code) ? [action] : [])),
  };
}
