import { hkdfSync } from 'node:crypto';

export const JWT_SECRET = Symbol('JwtSecret');

/** The key that signs sessions, derived from the installation's secret so that no other use shares it. */
export function jwtSecret(appSecret: string): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', 'staff-sessions', 32)).toString('base64url');
}
