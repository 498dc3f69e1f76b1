import { randomUUID } from 'node:crypto';
import { recipientOf, returnAddress } from './return-address.js';

const PATTERN = 'retour+{id}@agence.ch';
const KEY = 'k'.repeat(43);

it('leads back to its e-mail, however the address is written on the way', () => {
  const id = randomUUID();
  const address = returnAddress(PATTERN, id, KEY);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(recipientOf(PATTERN, address.toLowerCase(), KEY)).toBe(id);
});

it('cannot be made by anybody else', () => {
  const address = returnAddress(PATTERN, randomUUID(), KEY);
  const other = randomUUID().replaceAll('-', '');
  for (const forged of [
    address.replace(/\+[\da-f]{32}/, `+${other}`),
    address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
    address.replace('agence.ch', 'evil.example'),
    `retour+${other}@agence.ch`,
    'retour+@agence.ch',
    'retour@agence.ch',
    address.replace('@', '00@'),
  ])
    expect([forged, recipientOf(PATTERN, forged, KEY)]).toEqual([forged, null]);
  expect(recipientOf(PATTERN, address, 'another key')).toBeNull();
});
