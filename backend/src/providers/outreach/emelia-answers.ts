import { z } from 'zod';

const id = z.union([z.string().min(1), z.number()]).transform(String);
const record = z.looseObject({ id: id.optional(), _id: id.optional() });

/** The shapes differ between calls and versions (providers.md 4.4). */
export const emeliaAnswer = z.looseObject({
  success: z.boolean().optional(),
  error: z.unknown().optional(),
  message: z.unknown().optional(),
  id: id.optional(),
  _id: id.optional(),
  campaignId: id.optional(),
  contactId: id.optional(),
  campaign: record.optional().catch(undefined),
  data: record.optional().catch(undefined),
});
export type EmeliaAnswer = z.infer<typeof emeliaAnswer>;

const outcome = { success: z.boolean().optional(), error: z.unknown().optional(), message: z.unknown().optional() };
const campaign = z.looseObject({ _id: id.optional(), id: id.optional(), status: z.string().optional() });

/** `GET /advanced/campaigns/{id}`: the campaign itself, or wrapped. */
export const emeliaCampaign = z
  .looseObject({ ...outcome, status: z.string().optional(), campaign: campaign.optional() })
  .refine(({ success, campaign: wrapped, status }) => success === false || wrapped !== undefined || status !== undefined, 'no campaign');

/** `GET /emails/campaigns`; a refusal has none. */
export const emeliaCampaigns = z
  .looseObject({ ...outcome, campaigns: z.array(campaign).optional() })
  .refine(({ success, campaigns }) => success === false || campaigns !== undefined, 'no campaigns');

/** `GET …/activities`; a refusal has none. */
export const emeliaActivities = z
  .looseObject({ ...outcome, activities: z.array(z.record(z.string(), z.unknown())).optional() })
  .refine(({ success, activities }) => success === false || activities !== undefined, 'no activities');

/** The id of what was made, in the order of the dialects. */
export function idOf({ id: own, _id, campaignId, contactId, campaign, data }: EmeliaAnswer): string | null {
  return own ?? _id ?? campaignId ?? contactId ?? campaign?._id ?? campaign?.id ?? data?.id ?? data?._id ?? null;
}

/** A refusal inside of a 200. */
export function refusalOf({ success, error, message }: Pick<EmeliaAnswer, 'success' | 'error' | 'message'>): string | null {
  if (success !== false) return null;
  return typeof error === 'string' ? error : typeof message === 'string' ? message : 'success: false';
}
