import { inLanguage } from '../common/i18n/language-context.js';
import { addCatalogue, type SpokenLanguage } from '../rules/language.rules.js';

const loaded = new Set<SpokenLanguage>(['fr']);

/** Loads the catalogue of a language, then composes in it. */
export async function composedIn<Result>(language: SpokenLanguage, compose: () => Result | Promise<Result>): Promise<Result> {
  await loadCatalogue(language);
  return inLanguage(language, compose);
}

/** Reads the PO file of a language when its first text is needed: start and memory stay those of French alone. */
async function loadCatalogue(language: SpokenLanguage): Promise<void> {
  if (language === 'fr' || loaded.has(language)) return;
  const { readCatalogue } = await import('./po-file.js');
  addCatalogue(language, readCatalogue(language));
  loaded.add(language);
}
