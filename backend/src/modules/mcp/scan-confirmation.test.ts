import { createSecretKey, randomBytes } from 'node:crypto';
import { confirmedPrice, makeConfirmation } from './scan-confirmation.js';

const key = createSecretKey(randomBytes(32));
const order = { tokenId: 'token-1', prospectId: 'prospect-1' };
const now = new Date('2026-11-28T10:00:00Z');
const code = makeConfirmation(key, order, 0.0186, now);

it('returns the price that a code confirms', () => expect(confirmedPrice(key, order, code, now)).toBe(0.0186));

it.each([
  ['of another token', key, { ...order, tokenId: 'token-2' }, code, now],
  ['of another prospect', key, { ...order, prospectId: 'prospect-2' }, code, now],
  ['signed with another key', createSecretKey(randomBytes(32)), order, code, now],
  ['that has expired', key, order, code, new Date('2026-11-28T10:10:00Z')],
  ['with another price', key, order, code.replace(/\.[^.]+\./, '.zz.'), now],
  ['that is empty', key, order, '', now],
])('rejects a code %s', (_kind, used, of, given, at) => expect(confirmedPrice(used, of, given, at)).toBeNull());
