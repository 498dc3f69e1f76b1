import { type Check, when } from '../check.js';
import { megabytes, shown } from '../figures.js';

export const largePage: Check = {
  id: 'large-page',
  category: 'ux',
  measures: 'Poids de la page',
  severity: 'warning',
  title: 'Page lourde',
  description: 'La page transfère plus de 3 mégaoctets.',
  howToFix: 'Compresser les images et retirer ce qui ne sert pas.',
  businessImpact: 'Lente et coûteuse sur un réseau mobile.',
  impact: 'medium',
  effort: 'medium',
  timeEstimate: '½ journée',
  fails: ({ transferSize }) => when(transferSize, (bytes) => bytes > 3_000_000),
  found: ({ transferSize: bytes }) => shown(bytes, megabytes),
};
