import { type Check, when } from '../check.js';
import { images, shown } from '../figures.js';

export const imagesWithoutAlt: Check = {
  id: 'images-without-alt',
  category: 'seo',
  measures: 'Textes alternatifs des images',
  severity: 'warning',
  title: 'Images sans texte alternatif',
  description: 'Des images n’ont pas d’attribut alt.',
  howToFix: 'Décrire chaque image utile en quelques mots.',
  businessImpact: 'Les images sont invisibles pour Google et pour les personnes malvoyantes.',
  impact: 'medium',
  effort: 'low',
  timeEstimate: '1 heure',
  fails: ({ imagesWithoutAlt }) => when(imagesWithoutAlt, (count) => count > 0),
  found: ({ imagesWithoutAlt: count }) => shown(count, images),
};
