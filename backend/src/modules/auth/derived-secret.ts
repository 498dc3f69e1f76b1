import { hkdfSync } from 'node:crypto';

export const JWT_SECRET = Symbol('JwtSecret');

/** A key of its own for each use, derived from the installation's secret. */
export function derivedSecret(appSecret: string, use: 'staff-sessions' | 'known-devices'): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', use, 32)).toString('base64url');
}
