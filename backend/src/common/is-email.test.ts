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
  '',
];
/** The last two would never end in a pattern that tries every way to read them. */
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
