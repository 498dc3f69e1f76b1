import { email } from './http/field.contract.js';
import { isEmail } from './is-email.js';

const FIRST = ['a', 'anne-marie', 'a.b', 'a..b', '.a', 'a.', "o'brien", "obrien'", 'a+b', 'a_b', 'é', 'a b', '', 'a@b', '+', "'", 'A1'];
const SECOND = [
  'exemple.ch',
  'EXEMPLE.CH',
  'a.b.ch',
  'exemple',
  'exemple.c',
  '-a.ch',
  'a-.ch',
  'a..ch',
  '.ch',
  'exemple.ch.',
  'ex mple.ch',
  '127.0.0.1',
  'a.c1',
  'exämple.ch',
  'EXÄMPLE.ch',
  'xn--exmple-cua.ch',
  'пример.рф',
  'ex\u0000ämple.ch',
  'ämple',
  '',
];
/** The last two would cause catastrophic backtracking. */
const LONG = [
  `${'a'.repeat(243)}@exemple.ch`,
  `${'a'.repeat(244)}@exemple.ch`,
  ` ${'a'.repeat(243)}@exemple.ch `,
  `${'a.'.repeat(120)}a@exemple.ch`,
  `${'a.'.repeat(126)}!`,
  `${'-'.repeat(253)}!`,
];

describe('isEmail', () => {
  const all = [...FIRST.flatMap((first) => SECOND.map((second) => `${first}@${second}`)), ...LONG, 'exemple.ch', '', ' ', ' a@exemple.ch '];
  it.each(all)('says of %p what the contracts say', (text) => {
    expect(isEmail(text)).toBe(email('missing', 'invalid').safeParse(text).success);
  });
});

describe('an address with accents', () => {
  it.each([
    ['info@exämple.ch', true],
    ['info@laden.exämple.swiss', true],
    ['info@пример.рф', true],
    ['hélène@exemple.ch', false],
    ['info@exä mple.ch', false],
    ['info@ä', false],
    ['info@.exämple.ch', false],
    ['info@exämple..ch', false],
  ])('%s is valid: %s', (address, valid) => expect(isEmail(address)).toBe(valid));

  it('is stored in letters, whichever spelling was typed', () => {
    for (const typed of ['\u200binfo@Exämple.ch', 'info@xn--exmple-cua.ch ', 'info@exa\u0308mple.ch'])
      expect(email('missing', 'invalid').parse(typed)).toBe('info@exämple.ch');
  });

  it('is refused with its own words where the accent stands before the @', () => {
    const { error } = email('missing', 'invalid').safeParse('hélène@exemple.ch');
    expect(error?.issues.map(({ message }) => message)).toEqual(['Avant le @, l’adresse ne peut pas avoir de lettres accentuées']);
  });
});
