import type { AuditPromise } from './api.ts';
import { day } from './format.ts';

const STEPS = [
  { status: 'pending', label: 'reçue' },
  { status: 'in_progress', label: 'en préparation' },
  { status: 'completed', label: 'envoyée' },
] as const;

/** What became of the request for the audit; null when there is none. */
export function promiseView({ status, requested_at, promised_by, updated_at }: AuditPromise) {
  if (!status || !requested_at || !updated_at) return null;
  const reached = STEPS.findIndex((step) => step.status === status);
  const steps = STEPS.map(({ label }, index) => ({
    label,
    state: index < reached ? 'done' : index === reached ? 'current' : 'next',
    current: index === reached ? 'step' : null,
  }));
  if (status === 'cancelled') return { steps: [], sentence: `Votre demande du ${day(requested_at)} est annulée.` };
  if (status === 'completed') return { steps, sentence: `L’audit vous a été envoyé par e-mail le ${day(updated_at)}.` };
  const promised = promised_by ? ` L’audit est promis pour le ${day(promised_by)}.` : '';
  return { steps, sentence: `Demande du ${day(requested_at)}.${promised}` };
}
