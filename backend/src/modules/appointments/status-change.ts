import type { AppointmentStatus } from './appointment.contract.js';

/**
 * Returns why staff may not change the status of a call; null when allowed. A cancelled call stays cancelled, because both sides were
 * informed; its outcome is known once it has begun.
 */
export function statusObstacle(from: AppointmentStatus, to: AppointmentStatus, startsAt: Date, now: Date): string | null {
  if (from === to) return null;
  if (from === 'cancelled') return 'Ce rendez-vous est annulé. Le prospect peut en prendre un autre depuis sa page.';
  if ((to === 'held' || to === 'missed') && startsAt > now) return 'Le rendez-vous n’a pas encore commencé.';
  if (to === 'cancelled' && from !== 'booked') return 'Seul un rendez-vous à venir peut être annulé.';
  return null;
}
