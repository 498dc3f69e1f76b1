import type { FastifyRequest } from 'fastify';

/**
 * `refresh` renews a session, `device` remembers a browser, `staff` marks the visits of staff and grants nothing, `flow` names a sign-in that
 * has begun.
 */
export type StaffCookie = 'refresh' | 'device' | 'staff' | 'flow';

/** Under https no other host and no plain connection can set them: browsers see to that for this prefix. */
export const cookieName = (name: StaffCookie, publicUrl: string): string => (isSecure(publicUrl) ? `__Host-${name}` : name);

/** The secret of a session, as its browser sends it. */
export const refreshSecretOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>, publicUrl: string): string | undefined =>
  cookies[cookieName('refresh', publicUrl)];

/** The secret of a sign-in that this browser has begun. */
export const flowSecretOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>, publicUrl: string): string | undefined =>
  cookies[cookieName('flow', publicUrl)];

/**
 * Returns the attributes of a cookie; the `__Host-` prefix requires the path `/`. A sign-in comes back from another site, which `Strict`
 * would not allow.
 */
export function cookieOptions(name: StaffCookie, publicUrl: string) {
  const secure = isSecure(publicUrl);
  const sameSite = name === 'flow' ? ('lax' as const) : ('strict' as const);
  return { path: secure || name === 'staff' ? '/' : '/api', httpOnly: true, sameSite, secure };
}

/** Whether this browser is one of staff, so that its visits are not taken for a prospect’s. */
export const isStaffBrowser = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies.staff !== undefined || cookies['__Host-staff'] !== undefined;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
