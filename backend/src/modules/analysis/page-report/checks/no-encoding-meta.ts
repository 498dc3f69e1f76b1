import { type Check, when } from '../check.js';

export const noEncodingMeta: Check = {
  id: 'no-encoding-meta',
  category: 'technical',
  measures: 'Déclaration de l’encodage',
  severity: 'notice',
  title: 'Encodage non déclaré',
  description: 'La page ne déclare pas son encodage.',
  howToFix: 'Ajouter <meta charset="utf-8"> au début de la page.',
  businessImpact: 'Des accents peuvent s’afficher de travers.',
  impact: 'low',
  effort: 'low',
  timeEstimate: '15 minutes',
  fails: ({ encodingMeta }) => when(encodingMeta, (present) => !present),
};
