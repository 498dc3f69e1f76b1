import { passwordFault } from './password-strength.js';

const OWN = ['lea.favre@agence-bois.ch', 'Léa Favre', 'https://analyse.atelier-numerique.ch'];

it.each([
  'Password1234',
  'P@ssw0rd1234',
  'motdepasse123',
  'azertyuiop12',
  '123456789012',
  'aaaaaaaaaaaaaaaa',
  'passwordpassword',
  'lea.favre@agence-bois.ch',
  'LEA.FAVRE@agence-bois.ch1',
  'lea.favre2026',
  'agence-bois.ch',
  'SmartIndex12',
  'analyse.atelier-numerique.ch1',
  'AtelierNumerique2026',
])('« %s » is guessed at once', (password) => expect(passwordFault(password, OWN)).toMatch(/se devine vite/));

it.each(['cheval agrafe batterie', 'une-autre-phrase-42', 'Kt9!vWq2#mLz', 'correct-horse-battery', 'пароль из слов и букв'])(
  '« %s » is let be',
  (password) => expect(passwordFault(password, OWN)).toBeNull(),
);

it('has twelve characters, counted as people do, and is looked at in bounded time', () => {
  expect(passwordFault('Kt9!vWq2#mL', OWN)).toBe('Choisissez au moins 12 caractères.');
  expect(passwordFault('🐎🐎🐎🐎🐎🐎', OWN)).toBe('Choisissez au moins 12 caractères.');
  expect(passwordFault('aB3$'.repeat(250), OWN)).toMatch(/se devine vite/);
});
