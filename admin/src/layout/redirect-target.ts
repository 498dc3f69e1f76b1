const BASE = '/mon-espace';

/**
 * Where to go after signing in, as a path inside the application: `?redirect=/mon-espace/…`, else the page first asked
 * for. Anything that leads elsewhere, or back to the sign-in page, is refused.
 */
export function redirectTarget(search: string, askedFor: { nextPathname?: string; nextSearch?: string } | null, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null) return inside(`${askedFor?.nextPathname ?? '/'}${askedFor?.nextSearch ?? ''}`);
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (url?.origin !== origin || !/^\/mon-espace(\/|$)/.test(url.pathname)) return '/';
  return inside(url.pathname.slice(BASE.length) + url.search + url.hash);
}

const inside = (path: string): string => (/^\/(?!\/)/.test(path) && !/^\/login\b/.test(path) ? path : '/');
