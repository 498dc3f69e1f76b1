import { type Check, when } from '../check.js';
import { characters, shown } from '../figures.js';

export const titleTooLong: Check = {
  id: 'title-too-long',
  category: 'seo',
  measures: 'Longueur du titre',
  severity: 'notice',
  title: 'Titre trop long',
  description: 'Le titre dépasse 60 caractères : Google le coupe.',
  howToFix: 'Garder l’essentiel dans les 60 premiers caractères.',
  businessImpact: 'La fin du message n’est pas lue.',
  impact: 'low',
  effort: 'low',
  timeEstimate: '15 minutes',
  fails: ({ titleLength }) => when(titleLength, (length) => length > 60),
  found: ({ titleLength: length }) => shown(length, characters),
};
