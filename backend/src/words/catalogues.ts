import { inLanguage } from '../common/i18n/language-context.js';
import { addCatalogue, type Catalogue, type Language } from '../rules/language.rules.js';
import { type Retell, retelling } from './retelling.js';

/** All that is said in a language, and of that the sentences that are told again with their holes filled. */
interface Known {
  all: Catalogue;
  refusals: Catalogue;
}

/** Read when a language is first spoken: start and memory stay those of French alone. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'fr'>, () => Promise<Known>>> = {
  de: async () => ({ all: (await import('./de.js')).DE, refusals: (await import('./de/refusals.js')).REFUSALS }),
  it: async () => ({ all: (await import('./it.js')).IT, refusals: (await import('./it/refusals.js')).REFUSALS }),
};
const learned = new Map<Language, Retell>();

/** Loads the catalogue of a language, then composes in it. */
export async function composedIn<Result>(language: Language, compose: () => Result | Promise<Result>): Promise<Result> {
  await retellingIn(language);
  return inLanguage(language, compose);
}

/** Says in a language what was said in French: refusals, which whoever makes them says before anybody knows the reader. */
export async function retellingIn(language: Language): Promise<Retell> {
  const known = learned.get(language);
  if (known || language === 'fr') return known ?? ((french) => french);
  const { all, refusals } = await CATALOGUES[language]();
  const retell = retelling(all, refusals);
  addCatalogue(language, all);
  learned.set(language, retell);
  return retell;
}
