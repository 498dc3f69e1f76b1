import { AUDIT_WORDS, promisedBy } from '../../rules/status-line.rules.js';
import { OPEN_AUDITS } from '../../rules/waiting.rules.js';
import type { AuditPromise, AuditRequestStatus } from './audit-request.contract.js';

interface Request {
  status: AuditRequestStatus;
  created_at: Date;
  updated_at: Date;
}

const isOpen = (status: AuditRequestStatus): boolean => OPEN_AUDITS.some((open) => open === status);

/** Composes the message for the requesting person. */
export function toPromise(request: Request | null): AuditPromise {
  if (!request) return { status: null, label: null, requested_at: null, promised_by: null, updated_at: null };
  const { status, created_at, updated_at } = request;
  return {
    status,
    label: AUDIT_WORDS[status],
    requested_at: created_at.toISOString(),
    promised_by: isOpen(status) ? promisedBy(created_at).toISOString() : null,
    updated_at: updated_at.toISOString(),
  };
}

export const isLate = ({ status, created_at }: Request, now: Date): boolean => isOpen(status) && promisedBy(created_at) < now;
