import { type Check, when } from '../check.js';
import { seconds, shown } from '../figures.js';

export const lateInteractivity: Check = {
  id: 'late-interactivity',
  category: 'performance',
  measures: 'Délai avant que la page soit utilisable',
  severity: 'warning',
  title: 'Page utilisable tardivement',
  description: 'La page n’est utilisable qu’après plus de 5 secondes.',
  howToFix: 'Réduire le JavaScript chargé au départ.',
  businessImpact: 'Les visiteurs pressés, surtout sur téléphone, abandonnent.',
  impact: 'high',
  effort: 'high',
  timeEstimate: '2 à 4 jours',
  fails: ({ timeToInteractive }) => when(timeToInteractive, (ms) => ms > 5000),
  found: ({ timeToInteractive: ms }) => shown(ms, seconds),
};
