import { type Check, when } from '../check.js';
import { seconds, shown } from '../figures.js';

export const slowMainContent: Check = {
  id: 'slow-main-content',
  category: 'performance',
  measures: 'Affichage du contenu principal',
  severity: 'critical',
  title: 'Contenu principal très lent',
  description: 'Le plus grand élément visible apparaît après plus de 4 secondes.',
  howToFix: 'Alléger et précharger l’image ou le texte principal, réduire le temps de réponse du serveur.',
  businessImpact: 'Une partie des visiteurs repart avant d’avoir vu l’offre.',
  impact: 'high',
  effort: 'medium',
  timeEstimate: '1 à 2 jours',
  fails: ({ largestContentfulPaint }) => when(largestContentfulPaint, (ms) => ms > 4000),
  found: ({ largestContentfulPaint: ms }) => shown(ms, seconds),
};
