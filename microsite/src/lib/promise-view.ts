import { AUDIT_WORDS } from '../../../backend/src/rules/status-line.rules.ts';
import type { AuditPromise } from './api.ts';

const STEPS = ['pending', 'in_progress', 'completed'] as const;

/** The progress of the audit request; null without an open request. */
export function promiseView({ status }: AuditPromise) {
  const reached = STEPS.indexOf(status as (typeof STEPS)[number]);
  if (reached < 0) return null;
  return STEPS.map((step, index) => ({
    label: AUDIT_WORDS[step],
    state: index < reached ? 'done' : index === reached ? 'current' : 'next',
    current: index === reached ? 'step' : null,
  }));
}
