import { z } from 'zod';
import { isoDateTime, optionalText, uuid } from '../../common/http/field.contract.js';

export const suppressionScope = z.enum(['marketing', 'all']);
export const suppressionReason = z.enum(['unsubscribed', 'bounced', 'complained', 'manual']);

export const suppression = z.object({
  id: uuid,
  /** Beginning of the keyed hash: tells entries apart, leads to nobody. */
  fingerprint: z.string(),
  scope: suppressionScope,
  reason: suppressionReason,
  note: z.string().nullable(),
  campaign_id: uuid.nullable(),
  campaign: z.string().nullable(),
  prospect_id: uuid.nullable(),
  /** Null once the person is erased. */
  label: z.string().nullable(),
  created_at: isoDateTime,
});

export const suppressionCreate = z.object({
  email: z.string('L’email est requis').trim().pipe(z.email('L’email doit être valide').max(254)),
  scope: suppressionScope.default('marketing'),
  note: optionalText(500),
});

export const unsubscribeParam = z.object({ secret: z.string().max(100) });

/** What the person of a link sees: no more than the beginning of the address. */
export const unsubscribeState = z.object({
  agency: z.object({ name: z.string(), accent: z.string(), email: z.string() }),
  /** `a…@exemple.ch`; null once the person is erased. */
  address: z.string().nullable(),
  scope: suppressionScope.nullable(),
});
export const unsubscribeRequest = z.object({ scope: suppressionScope.default('marketing') });

export type SuppressionScope = z.infer<typeof suppressionScope>;
export type SuppressionReason = z.infer<typeof suppressionReason>;
export type SuppressionRecord = z.infer<typeof suppression>;
export type SuppressionCreate = z.infer<typeof suppressionCreate>;
export type UnsubscribeState = z.infer<typeof unsubscribeState>;
