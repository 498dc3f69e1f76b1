import { z } from 'zod';
import { asRead, isoDateTime, requiredText, uuid, wholeNumber } from '../../common/http/field.contract.js';

/** A message as staff sees it. */
export const message = z.object({
  id: uuid,
  key: z.string(),
  title: z.string(),
  type: z.enum(['input', 'textarea']),
  content: z.string(),
  default_content: z.string(),
  description: z.string().nullable(),
  category: z.enum(['global', 'conditional']),
  condition: z.string().nullable(),
  condition_value: z.number().int().nullable(),
  /** Allowed placeholders. */
  placeholders: z.array(z.string()),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

/** The limit of a message that is shown by score, and its text. */
export const messageUpdate = z.object({
  ...asRead,
  content: requiredText('Écrivez le message.', 2000).optional(),
  condition_value: wholeNumber(0, 100).optional(),
});

/** The messages of a prospect's pages by key, their placeholders filled; empty where a message does not apply. */
export const publicMessages = z.record(z.string(), z.string());
export const messagesQuery = z.object({ token: z.string().max(64) });

export type MessageRecord = z.infer<typeof message>;
export type MessageUpdate = z.infer<typeof messageUpdate>;
export type PublicMessages = z.infer<typeof publicMessages>;
