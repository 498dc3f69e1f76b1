import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Problem, RefreshState } from '../api.ts';

/** Specification 1, section 9: polled every 2 s, for 3 minutes at most; the page reloads its data 500 ms after the end. */
export const POLL_MS = 2000;
export const GIVE_UP_MS = 3 * 60_000;
export const RELOAD_MS = 500;
/** Expected duration that the page shows, in seconds: 10, never more than 15. */
const EXPECTED_S = 10;
const LONGEST_EXPECTED_S = 15;

/** The message while and after the reviews are fetched. */
export interface RefreshMessage {
  /** `busy` keeps polling; `done` reloads the data; `failed` offers a retry. */
  phase: 'busy' | 'done' | 'failed';
  words: string;
}

export type Step = keyof typeof PROBLEMS;

/** Texts of section 8, letter for letter, for failures without a message of their own. `resume`: requested before this visit. */
const PROBLEMS = {
  start: t`Erreur lors du démarrage de la tâche`,
  retry: t`Erreur lors de la relance de la tâche`,
  resume: t`Erreur lors de l'initialisation`,
  status: t`Erreur lors de la vérification du statut`,
  data: t`Erreur lors du rafraîchissement des données`,
} as const;

export function problemWords(step: Step, { status, message }: Problem): string {
  // the prospect was deleted while the page was open
  if (status === 404) return t`ProspectId manquant. Rechargez la page.`;
  return status >= 400 && status < 500 && message ? message : t`${PROBLEMS[step]}. Réessayez dans un instant.`;
}

/** Returns the next message. `elapsedMs` since the request; the rating arrives before the reviews, which may take an hour. */
export function refreshMessage({ status, message }: RefreshState, elapsedMs: number): RefreshMessage {
  if (status === 'completed') return { phase: 'done', words: t`Les avis sont à jour.` };
  if (status === 'failed') return { phase: 'failed', words: message ?? PROBLEMS.status };
  if (status === 'not_found') return { phase: 'failed', words: t`Aucun avis n’a encore été relevé.` };
  if (elapsedMs < GIVE_UP_MS) return { phase: 'busy', words: waiting(elapsedMs) };
  return {
    phase: 'done',
    words: t`Délai d'attente dépassé. Google prend son temps : la note est à jour, les derniers avis s’ajouteront ici à votre prochaine visite.`,
  };
}

/** Whether to reload for the rating, which arrives long before the reviews; a resumed request has it in its page already. */
export const isRatingNew = (step: Step, hasRating: boolean): boolean => !hasRating && step !== 'resume';

function waiting(elapsedMs: number): string {
  const left = Math.min(LONGEST_EXPECTED_S, Math.max(0, EXPECTED_S - Math.round(elapsedMs / 1000)));
  return left > 1
    ? t`Recherche de vos avis… encore ${left} secondes environ.`
    : t`Recherche de vos avis… Cela peut durer jusqu’à trois minutes.`;
}
