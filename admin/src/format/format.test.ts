import { date, dateTime, formatsOf, frenchSpaces, integer, phone, zurichDay, zurichInstant, zurichLocal, zurichMidnight } from './format';

const fr = formatsOf('fr');
const en = formatsOf('en');

describe('numbers', () => {
  it('group thousands with an apostrophe', () => {
    expect([0, 999, 1000, 12_500, 1_234_567, -12_500].map(integer)).toEqual(['0', '999', '1’000', '12’500', '1’234’567', '−12’500']);
  });

  it('write decimals as the language does', () => {
    expect(fr.decimal(1234.56)).toBe('1’234,6');
    expect(en.decimal(1234.56, 2)).toBe('1’234.56');
    expect(fr.decimal(-0.04)).toBe('0,0');
    expect(fr.decimal(0.999, 2)).toBe('1,00');
    expect([32.5, 33, 32.96].map((value) => fr.rate(value))).toEqual(['32,5', '33', '33']);
  });

  it('write percentages', () => {
    expect(fr.percent(0.625)).toBe('63\u202f%');
    expect(en.percent(0.625)).toBe('63%');
  });
});

describe('phone numbers', () => {
  it('group Swiss digits', () => {
    expect(['+41791234567', '079 123 45 67', '+33612345678'].map(phone)).toEqual([
      '+41\u00a079\u00a0123\u00a045\u00a067',
      '+41\u00a079\u00a0123\u00a045\u00a067',
      '+33612345678',
    ]);
  });
});

describe('durations and sizes', () => {
  it('choose a unit that can be read', () => {
    expect([0, 88, 999.6, 1838.3, 59_940, 65_000, 300_000, 5_400_000, 86_400_000].map(fr.duration)).toEqual([
      '0\u202fms',
      '88\u202fms',
      '1,0\u202fs',
      '1,8\u202fs',
      '59,9\u202fs',
      '1\u202fmin 05\u202fs',
      '5\u202fmin',
      '1\u202fh 30\u202fmin',
      '24\u202fh',
    ]);
  });

  it('are kilobytes of 1024', () => {
    expect(fr.size(2048)).toBe('2,0\u202fKio');
    expect(en.size(3_000_000)).toBe('2’930\u202fKiB');
  });
});

describe('dates', () => {
  it('are those of Zurich, in winter and in summer', () => {
    expect(dateTime('2026-11-20T23:41:12.933Z')).toBe('21.11.2026, 00:41');
    expect(dateTime('2026-07-01T22:30:00Z')).toBe('02.07.2026, 00:30');
    expect(date('2026-12-31T23:00:00Z')).toBe('01.01.2027');
    expect(zurichDay('2026-11-20T23:41:12.933Z')).toBe('2026-11-21');
  });

  it('begin a day at midnight in Zurich', () => {
    expect(zurichMidnight('2026-11-21')).toBe('2026-11-20T23:00:00.000Z');
    expect(zurichMidnight('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  });

  it('end a day at the next midnight, also when the clocks change', () => {
    expect(zurichMidnight('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
    expect(zurichMidnight('2026-10-25', 1)).toBe('2026-10-25T23:00:00.000Z');
    expect(zurichMidnight('2026-03-29', 1)).toBe('2026-03-29T22:00:00.000Z');
  });

  it('go to and from a field, on both sides of a change of the clocks', () => {
    for (const local of ['2026-03-29T01:30', '2026-03-29T03:30', '2026-10-25T01:30', '2026-10-25T03:30', '2026-11-24T09:00'])
      expect(zurichLocal(zurichInstant(local))).toBe(local);
    expect(zurichInstant('2026-11-24T09:00')).toBe('2026-11-24T08:00:00.000Z');
    expect(zurichInstant('2026-07-01T00:30')).toBe('2026-06-30T22:30:00.000Z');
  });
});

describe('written texts', () => {
  it('keep their high punctuation on the line of its word', () => {
    expect(frenchSpaces('perfectible : « 84 % » ; vraiment ? Oui !')).toBe(
      'perfectible\u202f: «\u202f84\u202f%\u202f»\u202f; vraiment\u202f? Oui\u202f!',
    );
    expect(frenchSpaces('https://exemple.ch à 10:30')).toBe('https://exemple.ch à 10:30');
  });
});
