import { type Check, when } from '../check.js';
import { outOf100, shown } from '../figures.js';

export const hardToRead: Check = {
  id: 'hard-to-read',
  category: 'ux',
  measures: 'Facilité de lecture',
  severity: 'warning',
  title: 'Texte difficile à lire',
  description: 'Le texte demande un effort de lecture (facilité inférieure à 40).',
  howToFix: 'Écrire des phrases courtes avec les mots des clients.',
  businessImpact: 'Une partie des visiteurs n’ira pas au bout.',
  impact: 'medium',
  effort: 'medium',
  timeEstimate: '½ journée',
  fails: ({ readingEase }) => when(readingEase, (ease) => ease < 40),
  found: ({ readingEase: ease }) => shown(ease, outOf100),
};
