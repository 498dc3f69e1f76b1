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

/** The id of what was made, in the order of the dialects. */
export function idOf({ id: own, _id, campaignId, contactId, campaign, data }: EmeliaAnswer): string | null {
  return own ?? _id ?? campaignId ?? contactId ?? campaign?._id ?? campaign?.id ?? data?.id ?? data?._id ?? null;
}

/** A refusal inside of a 200. */
export function refusalOf({ success, error, message }: EmeliaAnswer): string | null {
  if (success !== false) return null;
  return typeof error === 'string' ? error : typeof message === 'string' ? message : 'success: false';
}
