import { type Check, when } from '../check.js';
import { milliseconds, shown } from '../figures.js';

export const slowFirstInput: Check = {
  id: 'slow-first-input',
  category: 'performance',
  measures: 'Délai de la première interaction',
  severity: 'warning',
  title: 'Première interaction lente',
  description: 'La page réagit au premier clic après plus de 300 millisecondes.',
  howToFix: 'Découper les longs scripts et retarder ceux des services tiers.',
  businessImpact: 'Le site donne l’impression de ne pas répondre.',
  impact: 'medium',
  effort: 'high',
  timeEstimate: '1 à 3 jours',
  fails: ({ firstInputDelay }) => when(firstInputDelay, (ms) => ms > 300),
  found: ({ firstInputDelay: ms }) => shown(ms, milliseconds),
};
