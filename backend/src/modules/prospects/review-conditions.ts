import { z } from 'zod';
import { uuid } from '../../common/http/field.contract.js';
import { redFlag } from './prospect.contract.js';

/** Filters of the prospects' list about their review, and about the campaigns that it holds back. */
export const REVIEW_FILTERS = {
  /** Has red flags. */
  flagged: z.boolean().optional(),
  /** One of these flags, none of those. */
  red_flag: z.union([redFlag, z.array(redFlag).max(50)]).optional(),
  without_flag: z.array(redFlag).max(50).optional(),
  /** Whether the page is approved. */
  approved: z.boolean().optional(),
  /** Whether a permission to write to them is recorded. */
  permitted: z.boolean().optional(),
  without_id: z.array(uuid).max(200).optional(),
  /** Chosen by name for this campaign. */
  in_audience: uuid.optional(),
  /** Got no message of this campaign, for any reason or for one. */
  left_out_of: uuid.optional(),
  left_out_reason: z.string().max(40).optional(),
  /** Changed by this bulk action, or made or completed by this import. */
  of_action: uuid.optional(),
};
const filters = z.object(REVIEW_FILTERS);

type Condition = [sql: string, values?: Record<string, unknown>];

/** What they ask of `prospect`, as SQL with named values. */
export function reviewConditions(filter: z.infer<typeof filters>): Condition[] {
  const { flagged, red_flag, without_flag, approved, permitted, without_id, in_audience, left_out_of, left_out_reason, of_action } = filter;
  const conditions: (Condition | false)[] = [
    flagged !== undefined && [`prospect.red_flags ${flagged ? '<>' : '='} '{}'`],
    red_flag !== undefined && [`prospect.red_flags && :flags AND prospect.red_flags <> '{}'`, { flags: [red_flag].flat() }],
    without_flag !== undefined && ['NOT prospect.red_flags && :noFlags', { noFlags: without_flag }],
    approved !== undefined && [`prospect.review_status ${approved ? '=' : '<>'} 'validated'`],
    permitted !== undefined && [permitted ? PERMITTED : `NOT ${PERMITTED}`],
    without_id !== undefined && ['prospect.id <> ALL(:withoutIds)', { withoutIds: without_id }],
    in_audience !== undefined && [IN_AUDIENCE, { inAudience: in_audience }],
    left_out_of !== undefined && [LEFT_OUT_OF, { leftOutOf: left_out_of, leftOutReason: left_out_reason ?? null }],
    of_action !== undefined && [OF_ACTION, { ofAction: of_action }],
  ];
  return conditions.filter((condition) => condition !== false);
}

const PERMITTED = `EXISTS (SELECT FROM contact_permissions permission
  WHERE permission.prospect_id = prospect.id AND permission.purpose = 'campaign' AND permission.withdrawn_at IS NULL)`;
const IN_AUDIENCE = `prospect.id IN (SELECT named::uuid FROM email_campaigns campaign,
  jsonb_array_elements_text(campaign.target_audience -> 'prospectIds') AS named WHERE campaign.id = :inAudience)`;
const LEFT_OUT_OF = `prospect.id IN (SELECT prospect_id FROM campaign_recipients
  WHERE campaign_id = :leftOutOf AND state = 'left_out' AND (CAST(:leftOutReason AS text) IS NULL OR reason = :leftOutReason))`;
const OF_ACTION = `prospect.id IN (SELECT prospect_id FROM prospect_bulk_changes WHERE bulk_id = :ofAction
  UNION ALL SELECT prospect_id FROM import_rows WHERE import_id = :ofAction AND before IS NOT NULL
  UNION ALL SELECT unnest(prospect_ids) FROM import_creations WHERE import_id = :ofAction)`;
