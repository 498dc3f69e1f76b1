import type { Check } from '../check.js';

export const deprecatedTags: Check = {
  id: 'deprecated-tags',
  category: 'technical',
  measures: 'Balises obsolètes',
  severity: 'notice',
  title: 'Balises obsolètes',
  description: 'La page utilise des balises qui ne font plus partie du HTML.',
  howToFix: 'Remplacer ces balises par des styles.',
  businessImpact: 'L’affichage n’est plus garanti dans les nouveaux navigateurs.',
  impact: 'low',
  effort: 'medium',
  timeEstimate: '½ journée',
  fails: ({ deprecatedTags }) => deprecatedTags,
};
