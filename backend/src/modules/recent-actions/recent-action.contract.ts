import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

export const actionKind = z.enum([
  'deletion',
  'status',
  'validation',
  'campaign',
  'owner',
  'next_action',
  'city',
  'trade',
  'language',
  'import',
  'scan',
  'sending',
]);

/** Code of the sentence; `values` are inserted. */
export const actionCode = z.enum([
  'delete',
  'delete_one',
  'validate',
  'set_status',
  'add_to_campaign',
  'set_owner',
  'set_next_action',
  'set_city',
  'set_trade',
  'set_language',
  'import',
  'scan_quick',
  'scan_single',
  'scan_bulk',
  'scan_nightly',
  'campaign_schedule',
  'campaign_retry_failed',
]);

/** `waiting`: a deletion that can still be undone; `running`: a scan; `failed`: one of which everything failed. */
export const actionState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'undone']);

export const recentAction = z.object({
  /** Of the bulk action, the import or the scan itself; of anything else, its number in the log. */
  id: z.string(),
  kind: actionKind,
  code: actionCode,
  /** Status, campaign, person, file or prospect by name, and numbers. */
  values: z.record(z.string(), z.string().or(z.number()).nullable()),
  at: isoDateTime,
  /** Null: automatic, such as the nightly scan. */
  user: z.object({ id: uuid.nullable(), name: z.string() }).nullable(),
  /** Prospects that it was done to. */
  count: z.number().int(),
  /** The first of them that are still there. */
  prospects: z.array(z.object({ id: uuid, name: z.string() })),
  /** Filter of the list of prospects that shows them all; null where none does any more. */
  filter: z.record(z.string(), z.string()).nullable(),
  campaign_id: uuid.nullable(),
  /** USD; null where nothing is paid for. */
  cost: z.object({ estimated: z.number().nullable(), spent: z.number() }).nullable(),
  state: actionState,
  undoable: z.boolean(),
  /** Null: no limit of time, or nothing to undo. */
  undo_until: isoDateTime.nullable(),
});

export const actionUndo = z.object({
  /** Undo an import although its prospects were changed or used since; these changes may be lost. */
  force: z.boolean().default(false),
});

/** `kept`: prospects changed by others since, or deleted: they stay unchanged. */
export const undoneAction = z.object({ id: uuid, count: z.number().int(), kept: z.number().int() });

export type ActionKind = z.infer<typeof actionKind>;
export type ActionCode = z.infer<typeof actionCode>;
export type RecentAction = z.infer<typeof recentAction>;
export type UndoneAction = z.infer<typeof undoneAction>;
