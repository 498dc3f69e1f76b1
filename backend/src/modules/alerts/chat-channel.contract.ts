import { z } from 'zod';
import { asRead, isoDateTime, requiredText, uuid } from '../../common/http/field.contract.js';
import { CHAT_KINDS } from '../../rules/chat-kinds.rules.js';
import { signalName } from '../settings/alert-settings.contract.js';

const name = requiredText('Nom requis', 100);
const signals = z.array(signalName).min(1, 'Choisissez au moins un signal');
/** The incoming-webhook address; for Telegram the token of the bot. A secret. */
const address = z.string('Adresse requise').trim().min(1, 'Adresse requise').max(2000);
/** Telegram only. */
const chatId = z.string().trim().max(100).optional();

export const chatChannelCreate = z.object({ name, kind: z.enum(CHAT_KINDS), address, chatId, signals });

/** Without `address` the stored one stays. */
export const chatChannelUpdate = z.object({
  name: name.optional(),
  signals: signals.optional(),
  is_active: z.boolean().optional(),
  address: address.optional(),
  chatId,
  ...asRead,
});

/** Never with its address. */
export const chatChannel = z.object({
  id: uuid,
  name: z.string(),
  kind: z.enum(CHAT_KINDS),
  host: z.string(),
  signals: z.array(signalName),
  is_active: z.boolean(),
  /** Why the last message was not accepted, in French. */
  failure: z.string().nullable(),
  failing_since: isoDateTime.nullable(),
  /** Whether its address can be read with the secret of this installation. */
  is_readable: z.boolean(),
  delivered_at: isoDateTime.nullable(),
  created_at: isoDateTime,
});

/** Of a trial message. */
export const chatOutcome = z.object({
  ok: z.boolean(),
  code: z.enum(['delivered', 'passing', 'refused', 'revoked']),
  error: z.string().nullable(),
});

export type ChatChannelCreate = z.infer<typeof chatChannelCreate>;
export type ChatChannelUpdate = z.infer<typeof chatChannelUpdate>;
export type ChatChannelRecord = z.infer<typeof chatChannel>;
export type ChatOutcome = z.infer<typeof chatOutcome>;
