import { type Check, when } from '../check.js';
import { percent, shown } from '../figures.js';

export const lowContentRate: Check = {
  id: 'low-content-rate',
  category: 'ux',
  measures: 'Part de texte dans la page',
  severity: 'warning',
  title: 'Peu de texte',
  description: 'Le texte représente moins de 10 % du code de la page.',
  howToFix: 'Ajouter un contenu utile et alléger le code.',
  businessImpact: 'Google a peu de matière pour classer la page.',
  impact: 'medium',
  effort: 'medium',
  timeEstimate: '1 jour',
  fails: ({ contentRate }) => when(contentRate, (rate) => rate < 0.1),
  found: ({ contentRate: rate }) => shown(rate, percent),
};
