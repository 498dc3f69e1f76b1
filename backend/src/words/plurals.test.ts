import { extractedMessages } from '../../test/support/extracted-messages.js';
import { inLanguage } from '../common/i18n/language-context.js';
import { counted, inSentence, pluralForm } from '../rules/figures.rules.js';
import { catalogueKey } from '../rules/gettext.rules.js';
import { addCatalogue, LANGUAGES, type Language } from '../rules/language.rules.js';
import { readCatalogue } from './po-file.js';

const CATALOGUES = { fr: {}, de: readCatalogue('de'), it: readCatalogue('it') };
addCatalogue('de', CATALOGUES.de);
addCatalogue('it', CATALOGUES.it);

/** Every counted phrase of the source code, with its two forms in a language. */
const phrasesOf = (language: Language) =>
  extractedMessages().flatMap(({ context, msgid, plural }) => {
    if (plural === null) return [];
    const shown = (text: string): string => (language === 'fr' ? text : (CATALOGUES[language][catalogueKey(text, context)] ?? ''));
    return [{ one: shown(msgid), many: shown(plural) }];
  });

/** Zero is singular in French alone; 21 is nowhere. */
const FORMS: Record<Language, Record<number, 'one' | 'many'>> = {
  fr: { 0: 'one', 1: 'one', 2: 'many', 21: 'many' },
  de: { 0: 'many', 1: 'one', 2: 'many', 21: 'many' },
  it: { 0: 'many', 1: 'one', 2: 'many', 21: 'many' },
};
const CASES = LANGUAGES.flatMap((language) => [0, 1, 2, 21].map((count) => [language, count] as const));

describe('counted phrases', () => {
  it.each(CASES)('have the form of their number: %s, %i', (language, count) => {
    const phrases = phrasesOf(language);
    expect(phrases.length).toBeGreaterThan(40);
    const form = FORMS[language][count] ?? 'many';
    for (const { one, many } of phrases) {
      expect([one, many]).not.toContain('');
      const wanted = { one, many }[form];
      expect(inLanguage(language, () => pluralForm(count, one, many))).toBe(wanted);
      if (/\{0\}/.test(one)) continue; // a whole sentence, with its own place for the number
      expect(inLanguage(language, () => counted(count, one, many))).toBe(`${count}\u00a0${wanted}`);
      if (count > 1) expect(inLanguage(language, () => inSentence(count, one, many))).toBe(`${count}\u00a0${many}`);
      if (count === 1) expect(inLanguage(language, () => inSentence(count, one, many))).toBe(one);
    }
  });

  it.each(LANGUAGES)('never put an article behind a number: %s', (language) => {
    const ARTICLES = /^(?:une?|l[ea]|ein(?:e[mnrs]?)?|un[ao]?|un’|il|i|gli) /;
    expect(phrasesOf(language).filter(({ many }) => ARTICLES.test(many))).toEqual([]);
  });
});
