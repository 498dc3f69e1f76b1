import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Problem, RefreshState } from '../api.ts';

/** Specification 1, section 9: asked every 2 s, for 3 minutes at most; the page's data again 500 ms after the end. */
export const POLL_MS = 2000;
export const GIVE_UP_MS = 3 * 60_000;
export const RELOAD_MS = 500;
/** Seconds that a person is told to expect: 10, never more than 15. */
const EXPECTED_S = 10;
const LONGEST_EXPECTED_S = 15;

/** What the person reads while and after the reviews are fetched. */
export interface Told {
  /** `busy` keeps asking; `done` reloads the data; `failed` leaves the way to try again. */
  phase: 'busy' | 'done' | 'failed';
  words: string;
}

export type Step = keyof typeof PROBLEMS;

/** Words of section 8, letter for letter, for failures that bring no sentence of their own. `resume`: ordered before this visit. */
const PROBLEMS = {
  start: t`Erreur lors du démarrage de la tâche`,
  retry: t`Erreur lors de la relance de la tâche`,
  resume: t`Erreur lors de l'initialisation`,
  status: t`Erreur lors de la vérification du statut`,
  data: t`Erreur lors du rafraîchissement des données`,
} as const;

export function problemWords(step: Step, { status, message }: Problem): string {
  // the prospect was erased while the page stood open
  if (status === 404) return t`ProspectId manquant. Rechargez la page.`;
  return status >= 400 && status < 500 && message ? message : t`${PROBLEMS[step]}. Réessayez dans un instant.`;
}

/** The next thing to say. `elapsedMs` since the order; figures come before the reviews themselves, which may take an hour. */
export function told({ status, message }: RefreshState, elapsedMs: number): Told {
  if (status === 'completed') return { phase: 'done', words: t`Les avis sont à jour.` };
  if (status === 'failed') return { phase: 'failed', words: message ?? PROBLEMS.status };
  if (status === 'not_found') return { phase: 'failed', words: t`Aucun avis n’a encore été relevé.` };
  if (elapsedMs < GIVE_UP_MS) return { phase: 'busy', words: waiting(elapsedMs) };
  return {
    phase: 'done',
    words: t`Délai d'attente dépassé. Google prend son temps : la note est à jour, les derniers avis s’ajouteront ici à votre prochaine visite.`,
  };
}

/** The rating is there long before the reviews themselves: the page is asked for once more, but by whoever has just got it with it. */
export const isRatingNew = (step: Step, hasRating: boolean): boolean => !hasRating && step !== 'resume';

function waiting(elapsedMs: number): string {
  const left = Math.min(LONGEST_EXPECTED_S, Math.max(0, EXPECTED_S - Math.round(elapsedMs / 1000)));
  return left > 1
    ? t`Recherche de vos avis… encore ${left} secondes environ.`
    : t`Recherche de vos avis… Cela peut durer jusqu’à trois minutes.`;
}
