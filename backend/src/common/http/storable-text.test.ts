import { calendarDay, moment } from './field.contract.js';
import { isStorableText } from './storable-text.js';

describe('values that PostgreSQL can store', () => {
  it('contain no U+0000 and no lone surrogate at any depth', () => {
    const nested = (depth: number, inner: unknown) => Array.from({ length: depth }).reduce((value) => [{ a: value }], inner);
    for (const value of ['é 😀 \u202e\u0001', 0, null, undefined, { a: ['b'] }, Buffer.from('\0'), nested(50_000, 'x')])
      expect(isStorableText(value)).toBe(true);
    for (const value of [
      '\0',
      'a\ud800',
      '\udc00b',
      { '\0': 1 },
      [['\0']],
      Object.assign(Object.create(null), { a: '\0' }),
      nested(50_000, '\0'),
    ])
      expect(isStorableText(value)).toBe(false);
  });

  it('include moments of the years 1 to 9999 in an existing time zone only', () => {
    const taken = (text: string) => moment().safeParse(text).success;
    expect(
      ['2026-11-12T10:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-11-12T10:00:00+14:00'].filter(taken),
    ).toHaveLength(4);
    const wrong = ['0000-06-01T00:00:00Z', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00', '2026-11-12T10:00:00+16:00', 'x', ''];
    expect([...wrong, `2026-11-12T10:00:00.${'1'.repeat(99)}Z`].filter(taken)).toEqual([]);
    expect(['0000-01-01', '2026-02-30', '0001-01-01'].filter((day) => calendarDay().safeParse(day).success)).toEqual(['0001-01-01']);
  });
});
