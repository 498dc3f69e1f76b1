import { z } from 'zod';
import { requiredText, uuid } from '../../common/http/field.contract.js';
import { taskAnswer } from '../follow-up/follow-up.contract.js';
import { leftOutReason } from './campaign.contract.js';

const template = z.object({ id: uuid, name: z.string(), subject: z.string(), body: z.string() });

/** Reasons that exist only for messages to one person are added. */
export const mailObjection = z.enum(['no_sender_address', ...leftOutReason.exclude(['already_in', 'cancelled']).options]);

/** What staff needs to write to one prospect. */
export const personMailOptions = z.object({
  recipient: z.string(),
  /** Why nothing may be sent, as campaigns judge it. */
  objection: mailObjection.nullable(),
  /** Why the message waits in the outbox. */
  warnings: z.array(z.enum(['no_mail_server', 'sending_halted'])),
  /** Without a template: a greeting and who signs. */
  blank: z.string(),
  /** The campaigns' words with this prospect's values, the newest first. */
  templates: z.array(template),
});

export const personMail = z.object({
  /** Chosen by the client before sending, so that a repeated request sends once. */
  mail_id: uuid,
  subject: requiredText('Écrivez un objet.', 150),
  body: requiredText('Écrivez un message.', 20_000),
  ...taskAnswer,
});

export const mailQueued = z.object({ id: uuid });

export type MailObjection = z.infer<typeof mailObjection>;
export type PersonMailOptions = z.infer<typeof personMailOptions>;
export type PersonMail = z.infer<typeof personMail>;
