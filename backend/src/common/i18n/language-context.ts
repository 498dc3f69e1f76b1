import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, setLanguageProvider } from '../../rules/language.rules.js';

const languages = new AsyncLocalStorage<Language>();

setLanguageProvider(() => languages.getStore() ?? 'fr');

/** Runs a function, and everything it waits for, in a language. The catalogue must be loaded: `composedIn` loads it first. */
export const inLanguage = <Result>(language: Language, compose: () => Result): Result => languages.run(language, compose);
