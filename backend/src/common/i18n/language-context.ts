import { AsyncLocalStorage } from 'node:async_hooks';
import { type SpokenLanguage, setLanguageProvider } from '../../rules/language.rules.js';

const languages = new AsyncLocalStorage<SpokenLanguage>();

setLanguageProvider(() => languages.getStore() ?? 'fr');

/** Runs a function, and everything it waits for, in a language. The catalogue must be loaded: `composedIn` loads it first. */
export const inLanguage = <Result>(language: SpokenLanguage, compose: () => Result): Result => languages.run(language, compose);
