import { type Catalogue, inLanguage, type Language, learn } from '../rules/language.rules.js';

/** Read when a language is first spoken: start and memory stay those of French alone. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'fr'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('./de.js')).DE,
  it: async () => (await import('./it.js')).IT,
};
const learned = new Set<Language>(['fr']);

/** What is composed at once, in a language. */
export async function composedIn<Said>(language: Language, compose: () => Said extends PromiseLike<unknown> ? never : Said): Promise<Said> {
  if (language !== 'fr' && !learned.has(language)) {
    learn(language, await CATALOGUES[language]());
    learned.add(language);
  }
  return inLanguage(language, compose);
}
