import { day, decimal, duration, integer, megabytes, percent, plural, seconds, shorten } from './format.ts';
import { inHeading } from './quiz/in-heading.ts';
import { frenchSpaces } from './spaces.ts';

describe('numbers in the French of Switzerland', () => {
  it('groups thousands with an apostrophe', () => {
    expect([0, 950, 1000, 12500, 1234567].map(integer)).toEqual(['0', '950', '1’000', '12’500', '1’234’567']);
  });

  it('rounds, and writes negative numbers with a minus sign', () => {
    expect([12499.6, -1500, -0.2].map(integer)).toEqual(['12’500', '−1’500', '0']);
  });

  it('writes decimals with a comma', () => {
    expect([4.12, 0.05, -0.04, 12345.678].map((value) => decimal(value))).toEqual(['4,1', '0,1', '0,0', '12’345,7']);
    expect(decimal(0.083, 2)).toBe('0,08');
    expect(decimal(4, 0)).toBe('4');
  });

  it('puts a narrow no-break space before units', () => {
    expect(percent(63)).toBe('63\u202f%');
    expect([410, 999.4, 4120].map(duration)).toEqual(['410\u202fms', '999\u202fms', '4,1\u202fs']);
    expect(megabytes(3_120_000)).toBe('3,1\u202fMo');
  });

  it('begins the plural at two', () => {
    expect([0, 1, 2].map((count) => plural(count, 'lien', 'liens'))).toEqual(['0\u00a0lien', '1\u00a0lien', '2\u00a0liens']);
    expect([1900, 1960, 4120].map(seconds)).toEqual(['1,9\u00a0seconde', '2,0\u00a0secondes', '4,1\u00a0secondes']);
  });
});

describe('headings', () => {
  it('keeps a verb and its pronoun on one line, and lets other compounds break', () => {
    expect(inHeading('Comment mesurez-vous le rendez-vous du week-end ?')).toBe(
      'Comment mesurez-\u2060vous le rendez-\u2060vous du week-end\u202f?',
    );
    expect(inHeading('Vos équipes utilisent-elles un avant-onglet ?')).toBe('Vos équipes utilisent-\u2060elles un avant-onglet\u202f?');
  });
});

describe('dates', () => {
  it('shows the day in Switzerland, in winter and in summer', () => {
    expect(day('2026-11-12T09:30:00.000Z')).toBe('12.11.2026');
    expect(day('2026-11-12T23:30:00.000Z')).toBe('13.11.2026');
    expect(day('2026-07-01T22:30:00.000Z')).toBe('02.07.2026');
    expect(day('2026-11-12T22:30:00.000Z')).toBe('12.11.2026');
    expect(day('2026-12-31T23:00:00.000Z')).toBe('01.01.2027');
    expect(day('2026-07-01T21:59:59.999Z')).toBe('01.07.2026');
  });
});

describe('French typography', () => {
  it('keeps punctuation with its word', () => {
    expect(frenchSpaces('Prêt ? Oui : « voilà » !')).toBe('Prêt\u202f? Oui\u202f: «\u202fvoilà\u202f»\u202f!');
    expect(frenchSpaces('63 % de 4,1 secondes')).toBe('63\u202f% de 4,1\u00a0secondes');
    expect(frenchSpaces('2 liens et 5000 CHF')).toBe('2\u00a0liens et 5000\u00a0CHF');
  });

  it('leaves addresses and punctuation without spaces alone', () => {
    expect(frenchSpaces('https://exemple.ch:8080/?a=1')).toBe('https://exemple.ch:8080/?a=1');
  });

  it('cuts at a word', () => {
    expect(shorten('Menuiserie du Lac', 40)).toBe('Menuiserie du Lac');
    expect(shorten('portes et fenêtres sur mesure à Yverdon', 22)).toBe('portes et fenêtres…');
    expect(shorten('x'.repeat(60), 30)).toBe('x'.repeat(60));
    expect(shorten(`Le ${'x'.repeat(60)} du Lac`, 30)).toBe('Le…');
    expect(shorten('portes et fenêtres', 9)).toBe('portes…');
  });
});
