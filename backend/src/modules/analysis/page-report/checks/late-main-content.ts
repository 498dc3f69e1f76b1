import { type Check, when } from '../check.js';
import { seconds, shown } from '../figures.js';

export const lateMainContent: Check = {
  id: 'late-main-content',
  category: 'performance',
  measures: 'Affichage du contenu principal',
  severity: 'warning',
  title: 'Contenu principal lent',
  description: 'Le plus grand élément visible apparaît après plus de 2,5 secondes.',
  howToFix: 'Optimiser l’image principale et différer ce qui n’est pas visible au premier écran.',
  businessImpact: 'La page perd de l’attention et des places dans Google.',
  impact: 'medium',
  effort: 'medium',
  timeEstimate: '1 jour',
  fails: ({ largestContentfulPaint }) => when(largestContentfulPaint, (ms) => ms > 2500 && ms <= 4000),
  found: ({ largestContentfulPaint: ms }) => shown(ms, seconds),
};
