import { type Check, when } from '../check.js';

export const noCanonical: Check = {
  id: 'no-canonical',
  category: 'seo',
  measures: 'Adresse canonique',
  severity: 'notice',
  title: 'Adresse canonique absente',
  description: 'La page ne dit pas quelle est son adresse de référence.',
  howToFix: 'Ajouter une balise link rel="canonical".',
  businessImpact: 'Des doublons peuvent se partager le classement.',
  impact: 'low',
  effort: 'low',
  timeEstimate: '30 minutes',
  fails: ({ canonical }) => when(canonical, (present) => !present),
};
