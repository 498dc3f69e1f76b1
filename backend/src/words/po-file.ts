import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { po } from 'gettext-parser';
import { catalogueOf } from '../rules/gettext.rules.js';
import type { Catalogue, SpokenLanguage } from '../rules/language.rules.js';

export type TranslatedLanguage = Exclude<SpokenLanguage, 'fr'>;

/** Reads the catalogue of a language from its PO file, for sources and built files alike. */
export const readCatalogue = (language: TranslatedLanguage): Catalogue =>
  catalogueOf(po.parse(readFileSync(fileURLToPath(new URL(`../../assets/locales/${language}.po`, import.meta.url)))).translations);
