import { type Check, when } from '../check.js';

export const noH1: Check = {
  id: 'no-h1',
  category: 'seo',
  measures: 'Titre principal (H1)',
  severity: 'critical',
  title: 'Titre principal absent',
  description: 'La page n’a pas de titre H1.',
  howToFix: 'Annoncer le sujet de la page par un seul titre H1.',
  businessImpact: 'Google et les visiteurs comprennent moins vite de quoi il s’agit.',
  impact: 'medium',
  effort: 'low',
  timeEstimate: '30 minutes',
  fails: ({ h1Count }) => when(h1Count, (count) => count === 0),
};
