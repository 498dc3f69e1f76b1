import { bare, isTotpCode, newRecoveryCodes, newTotpSecret, stepOf, totpUri } from './one-time-codes.js';

/** The secret and the moments of RFC 6238, appendix B (SHA-1); the last six digits of its eight. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('takes the code of RFC 6238 at %i s, once', (seconds, code) => {
  const now = new Date(seconds * 1000);
  const step = stepOf(code, RFC_SECRET, 0, now);
  expect(step).toBe(Math.floor(seconds / 30));
  expect(stepOf(code, RFC_SECRET, step ?? 0, now)).toBeNull();
});

it('takes a code half a minute off, and none further', () => {
  const at = (seconds: number) => stepOf('050471', RFC_SECRET, 0, new Date((1111111111 + seconds) * 1000));
  expect([at(-60), at(-29), at(0), at(30), at(90)].map((step) => step !== null)).toEqual([false, true, true, true, false]);
});

it('makes secrets of 160 bits and ten recovery codes of 120', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
  expect(codes.some(isTotpCode)).toBe(false);
});

it('writes the address that applications read, and reads codes as people type them', () => {
  expect(totpUri(RFC_SECRET, 'Agence & Fils', 'lea@agence.ch')).toBe(
    `otpauth://totp/Agence%20%26%20Fils:lea%40agence.ch?issuer=Agence%20%26%20Fils&secret=${RFC_SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
  expect([bare(' 123 456 '), bare('ABCD-efgh'), isTotpCode('123 456'), isTotpCode('12345')]).toEqual(['123456', 'abcdefgh', true, false]);
});
