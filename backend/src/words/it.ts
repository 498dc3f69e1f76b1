import type { Catalogue } from '../rules/language.rules.js';
import { FIGURES } from './it/figures.js';
import { HEADLINE } from './it/headline.js';

/** Italian as it is written in Ticino, by room. */
export const IT: Catalogue = {
  ...FIGURES,
  ...HEADLINE,
};
