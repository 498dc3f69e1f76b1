import { translateModule } from '../integrations/built-language.ts';

const HEAD = "import { language, perLanguage, t, wordsBy } from '../rules/language.rules.js';\n";
const GERMAN = {
  'Réparer {0} liens': '{0} Links reparieren',
  'de {0} à {1}': 'bis {1}, von {0}',
  'État | place': 'Kanton',
  '`oui`': '`ja` {x}',
};

/** § stands for the dollar of a hole. */
const built = (code, language = 'de', lang = 'js') =>
  translateModule(HEAD + code.replaceAll('§', '$'), lang, language, language === 'de' ? GERMAN : {})
    .slice(HEAD.length)
    .replaceAll('$', '§');

describe('a module in the language that is built', () => {
  it('has its texts without a tag, in French as written', () => {
    expect(built('say(t`Réparer §{count} liens`);')).toBe('say(`§{count} Links reparieren`);');
    expect(built('say(t`Réparer §{count} liens`);', 'fr')).toBe('say(`Réparer §{count} liens`);');
    expect(built("t.as('place')`État`")).toBe('`Kanton`');
    expect(built("t.as('place')`État`", 'fr')).toBe('`État`');
  });

  it('inserts values in the order of the language, with nested texts', () => {
    expect(built('t`de §{t`Réparer §{a + `§{b}`} liens`} à §{language()}`')).toBe('`bis §{"de"}, von §{`§{a + `§{b}`} Links reparieren`}`');
    expect(built('const { a, b = t`Réparer §{2} liens` } = props')).toBe('const { a, b = `§{2} Links reparieren` } = props');
    expect(built('t`\\`oui\\``')).toBe('`\\`ja\\` {x}`');
  });

  it('keeps untranslated texts in French, and other tags as they are', () => {
    expect(built('t`Rien`')).toBe('`Rien`');
    expect(built('css`Réparer`; other.t`a`; ({ t: 1 }).t; ({ a, b: 1 });')).toBe('css`Réparer`; other.t`a`; ({ t: 1 }).t; ({ a, b: 1 });');
    expect(translateModule('const t = 1; t`État`;', 'js', 'de', GERMAN)).toBe('const t = 1; t`État`;');
  });

  it('builds tables for one language, and has its name', () => {
    expect(built('const words = perLanguage(() => ({ a: t`Rien` })); language() === "fr"')).toBe(
      'const words = (() => ({ a: `Rien` })); "de" === "fr"',
    );
    expect(built("wordsBy({ a: () => t.as('place')`État`, 'b': () => ({ c }), d }, { e: t`Rien` })")).toBe(
      "({ ...({ e: `Rien` }), a: (`Kanton`), 'b': (({ c })), d: (d)() })",
    );
  });

  it('parses TypeScript, and rejects a tag that is passed as a value', () => {
    expect(built('const a: string = t`Réparer §{n as number} liens`;', 'de', 'ts')).toContain('`§{n as number} Links reparieren`');
    expect(() => built('say(t)')).toThrow('t is a tag');
  });
});
