import { z } from 'zod';
import { email, isoDateTime, optionalText, requiredText, uuid } from '../../common/http/field.contract.js';

export const suppressionScope = z.enum(['marketing', 'all']);
/** `erased`: at the person's request; `manual`: entered by staff. */
export const suppressionReason = z.enum(['unsubscribed', 'bounced', 'complained', 'erased', 'manual']);

export const suppression = z.object({
  id: uuid,
  /** Prefix of the keyed hash: distinguishes entries, identifies nobody. */
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
  email: email('L’email est requis', "L'email doit être valide"),
  scope: suppressionScope.default('marketing'),
  note: optionalText(500),
});

/** When and how the person asked to be contacted again. */
export const suppressionLift = z.object({
  request: requiredText('Indiquez quand et comment la personne l’a demandé', 500),
});

export type SuppressionScope = z.infer<typeof suppressionScope>;
export type SuppressionReason = z.infer<typeof suppressionReason>;
export type SuppressionRecord = z.infer<typeof suppression>;
export type SuppressionCreate = z.infer<typeof suppressionCreate>;
