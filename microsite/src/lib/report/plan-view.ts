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
    solution: 'Une page par service répond mieux à une recherche précise qu’une page d’accueil générale.',
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

export function planView({ recommendations, scanning }: PublicReport): {
  state: SectionState;
  general: boolean;
  steps: ReturnType<typeof stepsOf>;
} {
  const { items, state } = recommendations;
  if (items.length > 0) return { state: 'shown', general: false, steps: stepsOf(items) };
  if (state === 'pending' || scanning) return { state: 'pending', general: false, steps: [] };
  return { state: 'shown', general: true, steps: stepsOf(GENERAL) };
}
