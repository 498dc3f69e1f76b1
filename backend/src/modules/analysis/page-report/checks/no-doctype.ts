import { type Check, when } from '../check.js';

export const noDoctype: Check = {
  id: 'no-doctype',
  category: 'technical',
  measures: 'Type de document (doctype)',
  severity: 'warning',
  title: 'Doctype absent',
  description: 'La page ne déclare pas son type de document.',
  howToFix: 'Commencer la page par <!doctype html>.',
  businessImpact: 'Les navigateurs l’affichent en mode de compatibilité.',
  impact: 'low',
  effort: 'low',
  timeEstimate: '15 minutes',
  fails: ({ doctype }) => when(doctype, (present) => !present),
};
