import type { Check } from '../check.js';

export const renderBlocking: Check = {
  id: 'render-blocking',
  category: 'performance',
  measures: 'Ressources bloquantes',
  severity: 'notice',
  title: 'Ressources bloquantes',
  description: 'Des styles ou des scripts retardent l’affichage.',
  howToFix: 'Différer les scripts et intégrer les styles essentiels dans la page.',
  businessImpact: 'Le premier affichage arrive plus tard que nécessaire.',
  impact: 'medium',
  effort: 'medium',
  timeEstimate: '½ journée',
  fails: ({ renderBlocking }) => renderBlocking,
};
