import { shownNumber, toE164 } from './phone-number.js';

describe('toE164', () => {
  it.each([
    ['079 123 45 67', '+41791234567'],
    ['021/123.45.67', '+41211234567'],
    ['0041 79 123 45 67', '+41791234567'],
    ['+41 (0)79 123 45 67', '+41791234567'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('reads %s', (typed, number) => expect(toE164(typed)).toBe(number));

  it.each(['', '12345', '079 123 45', '+41 79 123', 'appelez-moi', '079 123 45 67 89', '+0791234567', "+41'--"])('refuses %j', (typed) =>
    expect(toE164(typed)).toBeNull(),
  );
});

describe('shownNumber', () => {
  it('groups Swiss digits', () => {
    expect(['+41791234567', '+33612345678', '021 123 45 67'].map(shownNumber)).toEqual([
      '+41 79 123 45 67',
      '+33612345678',
      '021 123 45 67',
    ]);
  });
});
