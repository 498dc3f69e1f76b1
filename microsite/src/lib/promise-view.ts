import { AUDIT_WORDS } from '../../../backend/src/rules/status-line.rules.ts';
import type { AuditPromise } from './api.ts';

const STEPS = ['pending', 'in_progress', 'completed'] as const;

/** How far the request for the audit is; null where none is under way or was kept. */
export function promiseView({ status }: AuditPromise) {
  const reached = STEPS.indexOf(status as (typeof STEPS)[number]);
  if (reached < 0) return null;
  return STEPS.map((step, index) => ({
    label: AUDIT_WORDS[step],
    state: index < reached ? 'done' : index === reached ? 'current' : 'next',
    current: index === reached ? 'step' : null,
  }));
}
