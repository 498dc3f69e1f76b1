import fc from 'fast-check';
import { readTerm } from './search-term.js';

it.each([
  [' Anne@Exemple.ch ', { kind: 'email', address: 'anne@exemple.ch' }],
  ['exemple.ch', { kind: 'domain', domain: 'exemple.ch' }],
  ['@exemple.ch', { kind: 'domain', domain: 'exemple.ch' }],
  ['https://www.Boulangerie-Exemple.ch/contact', { kind: 'domain', domain: 'boulangerie-exemple.ch' }],
  ['Zoé Rossier', { kind: 'name', words: ['Zoé', 'Rossier'] }],
  ['Müller-Bächtold', { kind: 'name', words: ['Müller-Bächtold'] }],
])('%s', (typed, term) => {
  expect(readTerm(typed)).toEqual(term);
});

it.each(['079 123 45 67', '+41 79 123 45 67', '0041791234567', '+41 (0)79 123 45 67'])(
  '%s is one number, however it is written',
  (typed) => {
    expect(readTerm(typed)).toEqual({
      kind: 'phone',
      e164: '+41791234567',
      digits: '791234567',
      spellings: ['+41791234567', '+41 79 123 45 67', '079 123 45 67', '0791234567'],
    });
  },
);

it('reads whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(['email', 'domain', 'phone', 'name']).toContain(readTerm(typed).kind);
    }),
  );
});
