import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

export const JWT_SECRET = Symbol('JwtSecret');

/** Derives a key per use from the installation's secret; a text would be parsed at each check. */
export function derivedSecret(appSecret: string, use: 'staff-sessions' | 'known-devices' | 'scan-confirmations'): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', appSecret, '', use, 32)).toString('base64url'), 'utf8');
}
