import { z } from 'zod';
import { asRead, isoDateTime, optionalText, requiredText, uuid } from '../../common/http/field.contract.js';

const DEFAULT_REASON = 'Client existant';

export const blockedUrlCreate = z.object({
  url: requiredText('URL requise', 2000),
  reason: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined)),
    z.string().trim().max(300).default(DEFAULT_REASON),
  ),
  notes: optionalText(5000),
});

/** Absent keys keep their value; `is_active: false` unblocks. */
export const blockedUrlUpdate = z.object({
  ...asRead,
  url: requiredText('URL requise', 2000).optional(),
  reason: requiredText('Raison requise', 300).optional(),
  notes: optionalText(5000),
  is_active: z.boolean().optional(),
});

export const blockedUrl = z.object({
  id: uuid,
  /** Normalised: lower case, without protocol, www and trailing slash. */
  url: z.string(),
  domain: z.string(),
  reason: z.string(),
  notes: z.string().nullable(),
  is_active: z.boolean(),
  blocked_at: isoDateTime,
});

/** A change with its message. */
export const changedBlockedUrl = blockedUrl.extend({ message: z.string().optional() });

export type BlockedUrlCreate = z.infer<typeof blockedUrlCreate>;
export type BlockedUrlUpdate = z.infer<typeof blockedUrlUpdate>;
export type BlockedUrlRecord = z.infer<typeof blockedUrl>;
export type ChangedBlockedUrl = z.infer<typeof changedBlockedUrl>;
