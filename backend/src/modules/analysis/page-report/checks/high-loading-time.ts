import { type Check, when } from '../check.js';
import { seconds, shown } from '../figures.js';

export const highLoadingTime: Check = {
  id: 'high-loading-time',
  category: 'performance',
  measures: 'Temps de chargement',
  severity: 'warning',
  title: 'Chargement long',
  description: 'La page met plus de 3 secondes à se charger.',
  howToFix: 'Activer la mise en cache et la compression, choisir un hébergement plus rapide.',
  businessImpact: 'Chaque seconde d’attente coûte des demandes.',
  impact: 'high',
  effort: 'medium',
  timeEstimate: '1 à 2 jours',
  fails: ({ loadingTime }) => when(loadingTime, (ms) => ms > 3000),
  found: ({ loadingTime: ms }) => shown(ms, seconds),
};
