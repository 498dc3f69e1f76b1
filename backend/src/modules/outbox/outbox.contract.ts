import { z } from 'zod';
import { email, isoDateTime, uuid } from '../../common/http/field.contract.js';
import { LANGUAGES } from '../../rules/language.rules.js';

export const outboxStatus = z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown']);

const attachment = z.object({ filename: z.string(), contentType: z.string(), sizeBytes: z.number().int() });

export const outboxEntry = z.object({
  id: uuid,
  kind: z.string(),
  /** What it is, in French. */
  label: z.string(),
  prospect_id: uuid.nullable(),
  recipient: z.string(),
  subject: z.string(),
  status: outboxStatus,
  attempts: z.number().int(),
  next_attempt_at: isoDateTime,
  last_error: z.string().nullable(),
  sent_at: isoDateTime.nullable(),
  created_at: isoDateTime,
});

export const outboxEmail = outboxEntry.extend({
  body_text: z.string(),
  body_html: z.string(),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(attachment),
});

/** State of e-mail delivery and number of open messages. */
export const mailState = z.object({
  isConfigured: z.boolean(),
  from: z.string(),
  queued: z.number().int(),
  failed: z.number().int(),
  unknown: z.number().int(),
  /** Cause of a mail outage, French; `isLasting`: until staff resolves it. Null while e-mails are sent. */
  closed: z.object({ cause: z.string(), isLasting: z.boolean(), since: isoDateTime, next_try_at: isoDateTime }).nullable(),
});

export const mailTemplate = z.object({
  id: z.string(),
  label: z.string(),
  subject: z.string(),
  body_text: z.string(),
  body_html: z.string(),
});
/** In which the e-mails to prospects are shown. */
export const templateQuery = z.object({ lang: z.enum(LANGUAGES).default('fr') });
export const templateParams = z.object({ id: z.string().max(100) });
export const testMailRequest = z.object({ recipient: email('Indiquez une adresse', 'Adresse e-mail non valable') });

/** Result of a test message; `at`: the failed step. */
export const mailTrial = z.object({
  ok: z.boolean(),
  at: z.enum(['settings', 'connection', 'encryption', 'sign_in', 'sender', 'recipient', 'later', 'unclear']).nullable(),
  message: z.string(),
  /** What to do, French. */
  advice: z.string(),
});

export type MailTrial = z.infer<typeof mailTrial>;
export type OutboxEntry = z.infer<typeof outboxEntry>;
export type OutboxEmail = z.infer<typeof outboxEmail>;
export type MailState = z.infer<typeof mailState>;
export type MailTemplate = z.infer<typeof mailTemplate>;
