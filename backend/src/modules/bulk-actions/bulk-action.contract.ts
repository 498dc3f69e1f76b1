import { z } from 'zod';
import { isoDateTime, optionalText, requiredText, uuid } from '../../common/http/field.contract.js';
import { ownName } from '../../rules/company-name.rules.js';
import { followUp, prospectLanguage, prospectStatus } from '../prospects/prospect.contract.js';

export const bulkActionName = z.enum([
  'delete',
  'validate',
  'set_status',
  'scan',
  'add_to_campaign',
  'set_owner',
  'set_next_action',
  'set_city',
  'set_trade',
  'set_language',
]);

const MISSING = 'Écrivez un nom.';
const placeText = requiredText(MISSING, 100).refine((words) => ownName(words) !== null, MISSING);

/** The action and its value, without the selection. */
export const bulkWork = {
  action: bulkActionName,
  /** For `set_status`. */
  status: prospectStatus.optional(),
  /** For `set_status`: why they were won or rejected. */
  reason: optionalText(1000),
  /** For `add_to_campaign`. */
  campaignId: uuid.optional(),
  /** `set_owner`: null removes the owner. `set_next_action`: text, date, or both; both null removes it. */
  ...followUp,
  /** `set_city` and `set_trade`: a text; null removes it, and the town of the import applies again. */
  city: placeText.nullable().optional(),
  trade: placeText.nullable().optional(),
  /** For `set_language`; null leaves it to the visitor. */
  language: prospectLanguage.nullable().optional(),
  /** Previews the action without changing data. When its value is missing, the preview includes every selected prospect. */
  dryRun: z.boolean().default(false),
  /** How many prospects the person has confirmed: the action is refused when the selection has another number by now. */
  expected: z.number().int().min(0).optional(),
};

/** How many prospects a preview names. */
export const PREVIEWED = 5;

export const bulkAnswer = z.object({
  /** For undoing; null for a dry run, a scan, or when nothing was selected. */
  id: uuid.nullable(),
  action: bulkActionName,
  /** Prospects that are changed. */
  count: z.number().int(),
  /** Prospects of the selection that are left out: with red flags (`validate`), without a website (`scan`), or already so. */
  skipped: z.number().int(),
  /** For `validate`, why they are left out: `validated` (already so), else the gravest flag of each. */
  left: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** Of a dry run: the selection as it is now, changed or not. */
  selected: z.number().int().nullable(),
  /** Of a dry run: of the prospects that `ids` name, those that are deleted or no longer match `filter`. */
  missing: z.number().int(),
  /** Of a dry run: the first names of those that would be changed. */
  first: z.array(z.object({ id: uuid, company: z.string(), prenom: z.string().nullable(), nom: z.string().nullable() })).max(PREVIEWED),
  scanId: uuid.nullable(),
  undo_until: isoDateTime.nullable(),
});

/** `kept`: prospects changed by others since, or deleted: they stay unchanged. */
export const undoneBulk = z.object({ id: uuid, count: z.number().int(), kept: z.number().int() });

export type BulkActionName = z.infer<typeof bulkActionName>;
export type BulkAnswer = z.infer<typeof bulkAnswer>;
