import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';
import { LANGUAGES } from '../../rules/language.rules.js';

/** `measuring`: the figures are renewed first. */
export const auditDocumentStatus = z.enum(['measuring', 'queued', 'made', 'failed']);

/** One stored version of an audit. */
export const auditDocument = z.object({
  id: uuid,
  prospect_id: uuid,
  company: z.string(),
  request_id: uuid.nullable(),
  status: auditDocumentStatus,
  /** Sent automatically when made. */
  send_when_made: z.boolean(),
  /** Which it was made in; French until it is. */
  language: z.enum(LANGUAGES),
  /** Why it could not be made, in French. */
  error: z.string().nullable(),
  bytes: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  sha256: z.string().nullable(),
  duration_ms: z.number().int().nullable(),
  made_at: isoDateTime.nullable(),
  /** The described address, if the prospect has another one now: the audit is not sent. */
  former_site: z.string().nullable(),
  /** Analysis → id of its measurement. */
  made_from: z.record(z.string(), z.number().int()),
  /** State of its e-mail; null while it was not sent. */
  delivery: z.enum(['queued', 'sending', 'sent', 'failed', 'unknown', 'cancelled']).nullable(),
  recipient: z.string().nullable(),
  sent_at: isoDateTime.nullable(),
  /** Until when the link in the e-mail works. */
  link_expires_at: isoDateTime.nullable(),
  created_at: isoDateTime,
});

/** `request_id`: the request it answers; without one, the open request of the prospect. */
export const auditOrder = z.object({ request_id: uuid.optional() });

export const auditFileParam = z.object({ file: z.string().regex(/^[0-9a-f-]{36}\.pdf$/, 'Nom de document invalide') });
/** 32 random bytes. */
export const auditLinkParam = z.object({ secret: z.string().regex(/^[\w-]{43}$/, 'Lien invalide') });

export type AuditDocumentStatus = z.infer<typeof auditDocumentStatus>;
export type AuditDocumentRecord = z.infer<typeof auditDocument>;
export type AuditOrder = z.infer<typeof auditOrder>;
