import { addCatalogue, type Language, language, perLanguage, t } from '../../rules/language.rules.js';
import { inLanguage } from './language-context.js';

addCatalogue('de', { 'Bonjour {0}': 'Guten Tag {0}', lien: 'Link' });
addCatalogue('it', { 'Bonjour {0}': 'Buongiorno {0}', lien: 'link' });

/** Resolves for all callers as soon as `count` of them wait. */
function barrier(count: number) {
  const waiting: (() => void)[] = [];
  return () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === count) for (const go of waiting.splice(0)) go();
    });
}

describe('the language of a composition', () => {
  it('stays the same across waits while another composition runs in another language', async () => {
    const bothHaveCome = barrier(2);
    const table = perLanguage(() => t`lien`);
    const compose = async (name: string) => {
      const before = t`Bonjour ${name}`;
      await bothHaveCome();
      const between = t`Bonjour ${name}`;
      await bothHaveCome();
      return [before, between, table(), language()];
    };
    const [german, italian] = await Promise.all([inLanguage('de', () => compose('Anna')), inLanguage('it', () => compose('Bice'))]);
    expect(german).toEqual(['Guten Tag Anna', 'Guten Tag Anna', 'Link', 'de']);
    expect(italian).toEqual(['Buongiorno Bice', 'Buongiorno Bice', 'link', 'it']);
    expect(language()).toBe('fr');
  });

  it('can be another one for a part of a composition', () => {
    const nested = (): Language[] => [language(), inLanguage('fr', language), language()];
    expect(inLanguage('de', nested)).toEqual(['de', 'fr', 'de']);
  });

  it('is French again after a composition has thrown', () => {
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => inLanguage('de', broken)).toThrow('broken');
    expect(language()).toBe('fr');
  });
});
