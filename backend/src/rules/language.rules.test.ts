import { inLanguage } from '../common/i18n/language-context.js';
import { readCatalogue } from '../words/po-file.js';
import { dayAndMonth, weekdayName } from './dates.rules.js';
import { counted, fewInWords, inSentence, megabytes, outOf100, pluralForm, seconds, withDe } from './figures.rules.js';
import { addCatalogue, language, languageOf, perLanguage, t, wordsBy } from './language.rules.js';

addCatalogue('de', {
  ...readCatalogue('de'),
  'Réparer {0} liens sur {1}': '{1}: {0} Links reparieren',
  note: 'Bewertung',
  'note | musique': 'Ton',
  'un seul mot': 'ein einziges Wort',
});
addCatalogue('it', { ...readCatalogue('it'), 'un seul mot': 'una sola parola' });

describe('a translated text', () => {
  const links = (count: number, site: string) => t`Réparer ${count} liens sur ${site}`;

  it('is French by default and in another language within its scope', () => {
    expect(links(3, 'a.ch')).toBe('Réparer 3 liens sur a.ch');
    expect(inLanguage('de', () => links(3, 'a.ch'))).toBe('a.ch: 3 Links reparieren');
    expect(language()).toBe('fr');
  });

  it('falls back to French when the catalogue lacks it', () => {
    expect(inLanguage('it', () => links(3, 'a.ch'))).toBe('Réparer 3 liens sur a.ch');
  });

  it('inserts values unchanged', () => {
    expect(inLanguage('de', () => t`Réparer ${'{1}'} liens sur ${'$&'}`)).toBe('$&: {1} Links reparieren');
  });

  it('distinguishes two meanings of one French word', () => {
    const both = () => [t`note`, t.as('musique')`note`];
    expect(both()).toEqual(['note', 'note']);
    expect(inLanguage('de', both)).toEqual(['Bewertung', 'Ton']);
  });
});

describe('a table of texts', () => {
  it('is created once for each language or evaluated at each access', () => {
    const table = perLanguage(() => ({ note: t`note` }));
    const words = wordsBy({ note: () => t`note` });
    const german = inLanguage('de', table);
    expect([german.note, table().note]).toEqual(['Bewertung', 'note']);
    expect(inLanguage('de', table)).toBe(german);
    expect([words.note, inLanguage('de', () => words.note), inLanguage('de', () => ({ ...words }))]).toEqual([
      'note',
      'Bewertung',
      { note: 'Bewertung' },
    ]);
  });
});

describe('the form of a count', () => {
  it.each([
    ['fr', [0, 1], 'mot-clé'],
    ['fr', [2, 21], 'mots-clés'],
    ['de', [1], 'Suchbegriff'],
    ['de', [0, 2, 21], 'Suchbegriffe'],
    ['it', [1], 'parola chiave'],
    ['it', [0, 2, 21], 'parole chiave'],
  ] as const)('in %s, the form of %j is « %s »', (language, counts, keyword) => {
    for (const count of counts) expect(inLanguage(language, () => pluralForm(count, t`mot-clé`, t`mots-clés`))).toBe(keyword);
  });
});

describe('the language of a page', () => {
  it.each([
    [[], 'fr'],
    [[null, undefined, 'en'], 'fr'],
    [['de', 'it'], 'de'],
    [['DE', 'toString', null, 'it', 'de'], 'it'],
  ])('asked for in %j is %s', (asked, expected) => {
    expect(languageOf(...asked)).toBe(expected);
  });
});

describe('figures and days', () => {
  const said = () => [
    ...[0, 1, 2].map((count) => counted(count, t`mot`, t`mots`)),
    ...[0, 1, 2].map((count) => inSentence(count, t`un seul mot`, t`mots`)),
    ...[1000, 1900, 4100].map(seconds),
    ...[megabytes(3_100_000), outOf100(61), fewInWords(3), fewInWords(12), withDe('Atelier Bois'), withDe('Garage')],
    ...[`${weekdayName('2026-12-01')} ${dayAndMonth('2026-12-01')}`, `${weekdayName('2027-03-29')} ${dayAndMonth('2027-03-29')}`],
  ];
  const spaced = (texts: readonly string[]) => texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '));

  it('are formatted in French', () => {
    expect(spaced(said())).toEqual([
      ...['0 mot', '1 mot', '2 mots', '0 mot', 'un seul mot', '2 mots', '1 seconde', '1,9 seconde', '4,1 secondes'],
      ...['3,1 Mo', '61 sur 100', 'trois', '12', 'd’Atelier Bois', 'de Garage', 'mardi 1er décembre', 'lundi 29 mars'],
    ]);
  });

  it('are formatted in German', () => {
    expect(spaced(inLanguage('de', said))).toEqual([
      ...['0 Wörter', '1 Wort', '2 Wörter', '0 Wörter', 'ein einziges Wort', '2 Wörter', '1 Sekunde', '1,9 Sekunden', '4,1 Sekunden'],
      ...['3,1 MB', '61 von 100', 'drei', '12', 'von Atelier Bois', 'von Garage', 'Dienstag 1. Dezember', 'Montag 29. März'],
    ]);
  });

  it('are formatted in Italian', () => {
    expect(spaced(inLanguage('it', said))).toEqual([
      ...['0 parole', '1 parola', '2 parole', '0 parole', 'una sola parola', '2 parole', '1 secondo', '1,9 secondi', '4,1 secondi'],
      ...['3,1 MB', '61 su 100', 'tre', '12', 'di Atelier Bois', 'di Garage', 'martedì 1º dicembre', 'lunedì 29 marzo'],
    ]);
  });
});
