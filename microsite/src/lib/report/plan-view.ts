import type { PublicReport } from '../api.ts';
import type { SectionState } from './shown.ts';

type Recommendation = PublicReport['recommendations']['items'][number];

/** Sound advice for any company, shown as such while nothing was written for this one. */
export const GENERAL: Recommendation[] = [
  {
    title: 'Demander un avis Google à chaque client satisfait.',
    priority: 'medium',
    solution: 'Envoyez après chaque prestation un lien direct vers le formulaire d’avis.',
  },
  {
    title: 'Créer une page par prestation, avec la région desservie.',
    priority: 'medium',
    solution: 'Présentez sur chacune le service, des exemples et les lieux où il est proposé.',
  },
  {
    title: 'Mesurer chaque mois les demandes reçues par le site.',
    priority: 'medium',
    solution: 'Comptez appels et formulaires dans un outil respectueux des données.',
  },
];

export function stepsOf(items: readonly Recommendation[]) {
  return items.slice(0, 3).map(({ title, priority, solution }, index) => ({
    number: String(index + 1),
    title: title,
    solution: solution,
    high: priority === 'high',
    priority: priority === 'high' ? 'élevée' : 'moyenne',
  }));
}

export interface PlanView {
  state: SectionState;
  /** General advice stands in for what was not written yet. */
  general: boolean;
  /** Nothing went wrong: it simply comes later. */
  later: boolean;
  /** Writing failed and can be tried again. */
  failed: boolean;
  steps: ReturnType<typeof stepsOf>;
}

export function planView({ recommendations, demo }: PublicReport): PlanView {
  const { items, state, failed } = recommendations;
  if (items.length > 0) return { state: 'shown', general: false, later: false, failed: false, steps: stepsOf(items) };
  if (state === 'pending') return { state: 'pending', general: false, later: false, failed: false, steps: [] };
  const canRetry = failed && !demo;
  return { state: 'shown', general: true, later: !canRetry, failed: canRetry, steps: stepsOf(GENERAL) };
}
