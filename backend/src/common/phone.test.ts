import fc from 'fast-check';
import { normalisePhone, showPhone } from './phone.js';

describe('a phone number', () => {
  it.each([
    ['079 123 45 67', '+41791234567', '+41 79 123 45 67'],
    ['079/123.45.67', '+41791234567', '+41 79 123 45 67'],
    ['0041 79 123 45 67', '+41791234567', '+41 79 123 45 67'],
    ['+41 (0)79 123 45 67', '+41791234567', '+41 79 123 45 67'],
    ['+41 079 123 45 67', '+41791234567', '+41 79 123 45 67'],
    ['024 425 10 10', '+41244251010', '+41 24 425 10 10'],
    ['061 234 56 78', '+41612345678', '+41 61 234 56 78'],
    ['06 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['01.42.68.53.00', '+33142685300', '+33 1 42 68 53 00'],
    ['0470 12 34 56', '+32470123456', '+32 470 12 34 56'],
    ['02 512 34 56', '+3225123456', '+32 2 512 34 56'],
    ['+32 10 45 67 89', '+3210456789', '+32 10 45 67 89'],
    ['+49 30 901820', '+4930901820', '+49 30 901820'],
    ['+49 (0)89 123456', '+4989123456', '+49 89 123456'],
    ['+39 02 1234 5678', '+390212345678', '+39 02 1234 5678'],
    ['+43 1 58 800', '+43158800', '+43 1 58800'],
    ['00423 234 56 78', '+4232345678', '+423 234 56 78'],
    ['(+41) 79 123 45 67', '+41791234567', '+41 79 123 45 67'],
    ['+41\u00a079\u202f123\u00a045\u00a067', '+41791234567', '+41 79 123 45 67'],
    ['0800 123 456', '+41800123456', '+41 800 123 456'],
  ])('%s is stored as %s and read as %s', (typed, stored, shown) => {
    expect(normalisePhone(typed)).toBe(stored);
    expect(showPhone(stored)).toBe(shown);
  });

  it.each([
    '',
    '12345',
    '+41 79 123 45',
    '+41 79 123 45 678',
    '079 123 45 67 poste 3',
    'abc',
    '00',
    '+0791234567',
    '+41 12 345 67 89',
    "+41'--",
    '117',
  ])('refuses %j', (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  it('is the same number however it is written, and shown again as it is stored', () => {
    const national = fc.tuple(fc.constantFrom('21', '24', '44', '76', '79'), fc.stringMatching(/^\d{7}$/)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(national, fc.constantFrom('0', '+41', '0041', '+41 (0)', '+41 0'), (digits, prefix) => {
        const stored = normalisePhone(prefix + digits);
        expect(stored).toBe(`+41${digits}`);
        expect(normalisePhone(showPhone(stored ?? ''))).toBe(stored);
      }),
    );
  });

  it.each([
    ['021 123 45 67', '+41 21 123 45 67'],
    ['+41 21 123 45 67', '+41 21 123 45 67'],
    ['+41211234567', '+41 21 123 45 67'],
    ['06 12 34 56 78', '+33 6 12 34 56 78'],
    ['sur demande', 'sur demande'],
    ['', ''],
  ])('%j is read as %j, however it was written', (typed, shown) => {
    expect(showPhone(typed)).toBe(shown);
  });

  it('is never anything but E.164', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(normalisePhone(typed) ?? '+41791234567').toMatch(/^\+[1-9]\d{7,14}$/);
      }),
    );
  });
});
