import { t } from '../../../../backend/src/rules/language.rules.ts';
import { failureOf } from '../../content/failures.ts';
import { type Answer, type ManagedAppointment, type PublicBooking, problemOf } from '../api.ts';

/** The view of the booking pages; the calendar itself is an island. */
export function bookingView(answer: Answer<PublicBooking | ManagedAppointment>) {
  const problem = problemOf(answer);
  if (problem) {
    const isUnknown = problem.code === 'no_token' || problem.status === 404;
    const unknown = problem.message || t`Aucun token fourni dans l'URL.`;
    return {
      state: 'error' as const,
      ...failureOf(problem),
      title: isUnknown ? t`Lien invalide` : t`Erreur`,
      message: isUnknown ? unknown : problem.message || t`Le calendrier n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.`,
      canRetry: !isUnknown,
    };
  }
  const { company, agentName, durationMinutes } = answer as PublicBooking | ManagedAppointment;
  return { state: 'ready' as const, company, agentName, duration: t`${durationMinutes} minutes` };
}
