import { backoffMs } from '../../../../backend/src/rules/backoff.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type Answer, passes, problemOf } from '../api.ts';

/**
 * What became of a request for the audit:
 * - `sent`      stored; the e-mail follows by itself
 * - `waiting`   it did not get through, and is tried again
 * - `site`      the address of the website is wanted first
 * - `refused`   it cannot succeed as it is; the words say why
 */
export type AuditOutcome =
  | { kind: 'sent' }
  | { kind: 'site' }
  | { kind: 'waiting'; retryAfterMs: number }
  | { kind: 'refused'; message: string };

/** Specification 1, section 5. */
export const NO_EMAIL = t`Impossible de récupérer votre email. Veuillez réessayer.`;

const BACKOFF = { firstMs: 2000, maxMs: 30_000 };

export function auditOutcome(answer: Answer<unknown>, attempt: number): AuditOutcome {
  const problem = problemOf(answer);
  if (!problem) return { kind: 'sent' };
  if (problem.code === 'site_needed') return { kind: 'site' };
  if (!passes(problem)) return { kind: 'refused', message: problem.message || NO_EMAIL };
  return { kind: 'waiting', retryAfterMs: problem.retryAfterMs ?? backoffMs(attempt + 1, BACKOFF, 0.5) };
}
