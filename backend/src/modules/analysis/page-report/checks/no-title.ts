import { type Check, when } from '../check.js';

export const noTitle: Check = {
  id: 'no-title',
  category: 'seo',
  measures: 'Titre de la page',
  severity: 'critical',
  title: 'Titre absent',
  description: 'La page n’a pas de titre.',
  howToFix: 'Écrire un titre de 30 à 60 caractères avec l’activité et le lieu.',
  businessImpact: 'Sans titre, Google montre un texte quelconque et classe mal la page.',
  impact: 'high',
  effort: 'low',
  timeEstimate: '15 minutes',
  fails: ({ titleLength }) => when(titleLength, (length) => length === 0),
};
