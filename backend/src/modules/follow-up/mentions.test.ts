import { mentionedIn } from './mentions.js';

const TEAM = [
  { id: 'anne', name: 'Anne Rochat' },
  { id: 'lea-f', name: 'Léa Favre' },
  { id: 'lea-m', name: 'Léa Morel' },
  { id: 'address', name: 'luc@agence.ch' },
];
const named = (text: string) => mentionedIn(text, TEAM).map(({ id }) => id);

it.each([
  ['@Anne, peux-tu rappeler ?', ['anne']],
  ['vu avec @anne rochat.', ['anne']],
  ['@Lea Favre et @Léa Morel', ['lea-f', 'lea-m']],
  ['@Léa ?', []],
  ['@Annette', []],
  ['Anne a appelé ; écrire à info@anne.ch', []],
  ['@luc@agence.ch', ['address']],
  ['@luc', ['address']],
  ['rien', []],
])('%s', (text, expected) => {
  expect(named(text)).toEqual(expected);
});
