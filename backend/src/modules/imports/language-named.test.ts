import { languageNamed } from './language-named.js';

describe('languageNamed', () => {
  it.each([
    ['fr', ['fr', 'FR', 'fr-CH', 'fr_FR', 'Français', 'french', 'Französisch', ' francese ']],
    ['de', ['de', 'DE', 'de-CH', 'Allemand', 'Deutsch', 'Deutsch (Schweiz)', 'German', 'tedesco']],
    ['it', ['it', 'IT', 'it-CH', 'italien', 'Italienisch', 'Italian', 'italiano']],
  ] as const)('knows %s by its names and codes', (language, names) => {
    expect(names.map(languageNamed)).toEqual(names.map(() => language));
  });

  it.each(['', 'en', 'Anglais', 'romanche', 'fr/de', 'Deutsch, Italiano', '-', 'd'])('makes nothing of « %s »', (text) => {
    expect(languageNamed(text)).toBeNull();
  });
});
