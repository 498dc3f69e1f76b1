import { type Answer, problemOf } from '../api.ts';

/**
 * What became of a request for the audit:
 * - `sent`      stored; the e-mail follows by itself
 * - `waiting`   it did not get through, and is tried again
 * - `refused`   it cannot succeed as it is; the words say why
 */
export type AuditOutcome = { kind: 'sent' } | { kind: 'waiting'; retryAfterMs: number } | { kind: 'refused'; message: string };

/** Specification 1, section 5. */
export const NO_EMAIL = 'Impossible de récupérer votre email. Veuillez réessayer.';

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

export function auditOutcome(answer: Answer<unknown>, attempt: number): AuditOutcome {
  const problem = problemOf(answer);
  if (!problem) return { kind: 'sent' };
  const { status, message, retryAfterMs } = problem;
  const mayPass = status === 0 || status === 429 || status >= 500;
  if (!mayPass) return { kind: 'refused', message: message || NO_EMAIL };
  return { kind: 'waiting', retryAfterMs: retryAfterMs ?? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt) };
}
