import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

export const JWT_SECRET = Symbol('JwtSecret');

/** A key of its own for each use, derived from the installation's secret; as a text each check of a session would read it anew. */
export function derivedSecret(appSecret: string, use: 'staff-sessions' | 'known-devices'): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', appSecret, '', use, 32)).toString('base64url'), 'utf8');
}
