import { type Check, when } from '../check.js';
import { characters, shown } from '../figures.js';

export const titleTooShort: Check = {
  id: 'title-too-short',
  category: 'seo',
  measures: 'Longueur du titre',
  severity: 'notice',
  title: 'Titre trop court',
  description: 'Le titre fait moins de 30 caractères.',
  howToFix: 'Ajouter l’activité et la région au nom de l’entreprise.',
  businessImpact: 'La page manque des recherches utiles.',
  impact: 'medium',
  effort: 'low',
  timeEstimate: '15 minutes',
  fails: ({ titleLength }) => when(titleLength, (length) => length > 0 && length < 30),
  found: ({ titleLength: length }) => shown(length, characters),
};
