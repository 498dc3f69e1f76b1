import { randomBytes } from 'node:crypto';
import { weaknessOfPassword, weaknessOfSecret } from './strong-secrets.js';

const EMAIL = 'claire@agence-leman.ch';

describe('a secret', () => {
  it.each([
    '',
    'short',
    'x'.repeat(64),
    'abcdefghij'.repeat(5),
    'correct-horse-battery-staple-1correct-horse-battery-staple-1',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0123456789012345678901234567890123',
  ])('%s is too weak', (secret) => expect(weaknessOfSecret(secret)).toEqual(expect.any(String)));

  it('drawn at random is strong, whatever its alphabet', () => {
    for (let draw = 0; draw < 300; draw += 1) {
      expect(weaknessOfSecret(randomBytes(32).toString('base64url'))).toBeNull();
      expect(weaknessOfSecret(randomBytes(32).toString('hex'))).toBeNull();
    }
  });
});

describe('the password of the first administrator', () => {
  it.each([
    'a',
    'Soleil2026!!',
    'motdepasse123',
    'claire-agence',
    'aaaaaaaaaaaaaa',
    'Password1234',
    'azertyazerty',
    '123456789012',
    'adminadmin2026',
  ])('%s is too weak', (password) => expect(weaknessOfPassword(password, EMAIL)).toEqual(expect.any(String)));
  it.each(['correct-horse-battery', 'vT7#kq2!mZ9p', 'quatre chats gris dorment'])('%s will do', (password) =>
    expect(weaknessOfPassword(password, EMAIL)).toBeNull(),
  );
});
