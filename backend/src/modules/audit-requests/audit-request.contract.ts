import { z } from 'zod';
import { asRead, isoDateTime, optionalText, uuid } from '../../common/http/field.contract.js';
import { t } from '../../rules/language.rules.js';
import { siteTyped } from '../analysis/scans/named-site.contract.js';

export const auditRequestStatus = z.enum(['pending', 'in_progress', 'completed', 'cancelled'], 'Erreur lors de la mise à jour du statut');

export const auditRequestBody = z.object({
  token: z.string(t`Token invalide ou manquant`).trim().max(64, t`Token invalide ou manquant`),
  /** Needed where no readable site is known: it is measured, then the audit is made. */
  websiteUrl: siteTyped.optional(),
});

/** State of the promise to a person; null without a request. */
export const auditPromise = z.object({
  status: auditRequestStatus.nullable(),
  /** The status as the person reads it: reçue, en préparation, envoyée, annulée. */
  label: z.string().nullable(),
  requested_at: isoDateTime.nullable(),
  /** When the audit was promised for. */
  promised_by: isoDateTime.nullable(),
  /** Time of the last change. */
  updated_at: isoDateTime.nullable(),
});

/**
 * How far the PDF is: nothing yet, being made, to be read by staff, in the outbox, out, not to be had, or perhaps out
 * (the mail server’s answer was lost).
 */
export const auditDocumentState = z.enum(['none', 'preparing', 'to_review', 'ready', 'sent', 'failed', 'unclear']);

/** A request as staff sees it. */
export const auditRequest = z.object({
  id: uuid,
  prospect_id: uuid.nullable(),
  /** Null for an unknown prospect. */
  company: z.string().nullable(),
  email: z.string(),
  site_url: z.string().nullable(),
  status: auditRequestStatus,
  /** Of the latest document that answers it. */
  document: auditDocumentState,
  notes: z.string().nullable(),
  /** Promised time; null once closed. */
  promised_by: isoDateTime.nullable(),
  /** Still open after that time. */
  late: z.boolean(),
  /** What the person reads of it on its pages. */
  told: z.string(),
  /** When an e-mail that did not leave is tried again, and why it did not; null where none waits for that. */
  next_try: z.object({ at: isoDateTime, error: z.string() }).nullable(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

/** PUT merges: an absent key keeps its value, read-only keys are ignored. */
export const auditRequestUpdate = z.object({ ...asRead, status: auditRequestStatus.optional(), notes: optionalText(20_000) });

export const auditRequestCounters = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  in_progress: z.number().int(),
  completed: z.number().int(),
  cancelled: z.number().int(),
});

export type AuditRequestBody = z.infer<typeof auditRequestBody>;
export type AuditRequestStatus = z.infer<typeof auditRequestStatus>;
export type AuditPromise = z.infer<typeof auditPromise>;
export type AuditDocumentState = z.infer<typeof auditDocumentState>;
export type AuditRequestRecord = z.infer<typeof auditRequest>;
export type AuditRequestUpdate = z.infer<typeof auditRequestUpdate>;
export type AuditRequestCounters = z.infer<typeof auditRequestCounters>;
