import { retelling } from './retelling.js';

const templates = {
  'Trop de demandes. Réessayez {0}.': 'Zu viele Anfragen. Versuchen Sie es {0} erneut.',
  'dans {0} secondes': 'in {0} Sekunden',
  '{0} caractères au maximum': 'Höchstens {0} Zeichen',
};
const retell = retelling({ ...templates, 'URL requise': 'URL erforderlich', lundi: 'Montag', 'Bonjour.': 'Guten Tag.' }, templates);

it.each([
  ['URL requise', 'URL erforderlich'],
  ['500 caractères au maximum', 'Höchstens 500 Zeichen'],
  ['Trop de demandes. Réessayez dans 12 secondes.', 'Zu viele Anfragen. Versuchen Sie es in 12 Sekunden erneut.'],
  ['Trop de demandes. Réessayez lundi.', 'Zu viele Anfragen. Versuchen Sie es Montag erneut.'],
  ['Trop de demandes. Réessayez $&.', 'Zu viele Anfragen. Versuchen Sie es $& erneut.'],
  ['URL requise. lundi', null],
  ['Bonjour. Trop de demandes. Réessayez lundi.', 'Guten Tag. Zu viele Anfragen. Versuchen Sie es Montag erneut.'],
  ['3, 4', '3, 4'],
  ['Encore inconnu', null],
  ['constructor', null],
])('« %s » is retold', (french, words) => {
  expect(retell(french)).toBe(words);
});
