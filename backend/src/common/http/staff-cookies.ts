import type { FastifyRequest } from 'fastify';

/** `refresh` renews a session, `device` remembers a browser, `staff` marks the visits of staff and grants nothing. */
export type StaffCookie = 'refresh' | 'device' | 'staff';

/** Under https no other host and no plain connection can set them: browsers see to that for this prefix. */
export const cookieName = (name: StaffCookie, publicUrl: string): string => (isSecure(publicUrl) ? `__Host-${name}` : name);

/** The secret of a session, as its browser sends it. */
export const refreshSecretOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>, publicUrl: string): string | undefined =>
  cookies[cookieName('refresh', publicUrl)];

/** Returns the attributes of a cookie; the `__Host-` prefix requires the path `/`. */
export function cookieOptions(name: StaffCookie, publicUrl: string) {
  const secure = isSecure(publicUrl);
  return { path: secure || name === 'staff' ? '/' : '/api', httpOnly: true, sameSite: 'strict' as const, secure };
}

/** Whether this browser is one of staff, so that its visits are not taken for a prospect’s. */
export const isStaffBrowser = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies.staff !== undefined || cookies['__Host-staff'] !== undefined;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
