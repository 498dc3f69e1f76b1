import { type Check, when } from '../check.js';

export const noDescription: Check = {
  id: 'no-description',
  category: 'seo',
  measures: 'Description de la page',
  severity: 'warning',
  title: 'Description absente',
  description: 'La page n’a pas de description pour les moteurs de recherche.',
  howToFix: 'Résumer l’offre en 120 à 160 caractères.',
  businessImpact: 'Google choisit lui-même l’extrait : moins de clics.',
  impact: 'high',
  effort: 'low',
  timeEstimate: '30 minutes',
  fails: ({ descriptionLength }) => when(descriptionLength, (length) => length === 0),
};
