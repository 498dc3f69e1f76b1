import type { Catalogue } from '../rules/language.rules.js';
import { FIGURES } from './de/figures.js';
import { HEADLINE } from './de/headline.js';

/** German as it is written in Switzerland, by room. */
export const DE: Catalogue = {
  ...FIGURES,
  ...HEADLINE,
};
