import { PAGE_NAMES } from '../../../backend/src/rules/routes.rules.ts';
import { isProspectToken } from '../../../backend/src/rules/tokens.rules.ts';
import { PAGE_FIELDS } from './with-query.ts';

/** The token of a personal page: from the address, else the stored one (specification 1, section 2.2). */

export const TOKEN_KEY = 'quiz_token';
/** Expiry of the token in local storage, ms since 1970; the cookie expires by itself. */
const ENDS_KEY = 'quiz_token_ends';
const LIFETIME_SECONDS = 7 * 24 * 3600;

/** Routes that take a token in their path; the stored one is added. */
const WITH_SLOT = new Set<string>([
  ...(['quiz', 'audit', 'score', 'plan', 'thanks', 'booking'] as const).map((id) => PAGE_NAMES[id]),
  'test-copy',
]);
/** Pages that neither read nor store a token: the report and the addresses of staff. */
const APART = new Set<string>([PAGE_NAMES.report, 'testpage2', 'mon-espace', 'login']);

/** The members of `window` that are used; each may throw. */
export interface Browser {
  location: { pathname: string; search: string; protocol: string };
  document: { cookie: string };
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface FoundToken {
  token: string;
  /** Address with the token, when the current one has none. */
  syncedUrl: string | null;
}

/** Runs an action that the browser may reject (private mode, blocked cookies); null then. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const isToken = (text: string | null | undefined): text is string => isProspectToken(text ?? '');
const routeOf = (pathname: string): string => pathname.split('/').find(Boolean) ?? '';

/** `/quiz/abcd1234` → abcd1234; an unreadable escape is no token. */
export function tokenInPath(pathname: string): string | null {
  const segment = pathname.split('/').filter(Boolean)[1];
  return (segment && attempt(() => decodeURIComponent(segment).trim())) || null;
}

export function tokenInQuery(search: string): string | null {
  return new URLSearchParams(search).get(PAGE_FIELDS.token)?.trim() || null;
}

/** Returns the stored token. Local storage comes first: only scripts of this site can write it. */
export function storedToken(browser: Browser, nowMs: number): string | null {
  const stored = attempt(() => browser.localStorage.getItem(TOKEN_KEY));
  const ends = attempt(() => browser.localStorage.getItem(ENDS_KEY));
  if (isToken(stored) && (ends === null || nowMs < Number(ends))) return stored;
  const cookies = attempt(() => browser.document.cookie) ?? '';
  const cookie = new RegExp(`(?:^|; )${TOKEN_KEY}=([A-Za-z0-9]{8})(?:;|$)`).exec(cookies)?.[1];
  return cookie ?? null;
}

/** Returns the token of the page; null without one. On the quiz the query string comes first. */
export function findToken(browser: Browser, nowMs: number): FoundToken | null {
  const { pathname, search } = browser.location;
  const route = routeOf(pathname);
  const places = [tokenInPath(pathname), tokenInQuery(search)];
  const given = (route === PAGE_NAMES.quiz ? places.reverse() : places).find(Boolean);
  if (given) return { token: given, syncedUrl: null };
  const stored = WITH_SLOT.has(route) ? storedToken(browser, nowMs) : null;
  return stored ? { token: stored, syncedUrl: syncedUrl(browser, stored) } : null;
}

/** Adds the stored token to the path, or to the query string when local storage is unavailable. */
function syncedUrl(browser: Browser, token: string): string {
  const { pathname, search } = browser.location;
  const page = `/${routeOf(pathname)}`;
  const hasStorage = attempt(() => browser.localStorage.getItem(TOKEN_KEY) !== undefined) ?? false;
  if (hasStorage) return `${page}/${token}${search}`;
  return `${page}${search ? `${search}&` : '?'}token=${token}`;
}

/** Stores an accepted token for seven days, in local storage and in a cookie. */
export function storeToken(browser: Browser, token: string, nowMs: number): void {
  if (!isToken(token) || APART.has(routeOf(browser.location.pathname))) return;
  attempt(() => {
    browser.localStorage.setItem(TOKEN_KEY, token);
    browser.localStorage.setItem(ENDS_KEY, String(nowMs + LIFETIME_SECONDS * 1000));
  });
  writeCookie(browser, token, LIFETIME_SECONDS);
}

/** Removes a token that the server does not know any more. */
export function removeToken(browser: Browser, token: string): void {
  if (attempt(() => browser.localStorage.getItem(TOKEN_KEY)) === token)
    attempt(() => {
      browser.localStorage.removeItem(TOKEN_KEY);
      browser.localStorage.removeItem(ENDS_KEY);
    });
  if (attempt(() => browser.document.cookie)?.includes(`${TOKEN_KEY}=${token}`)) writeCookie(browser, '', 0);
}

function writeCookie(browser: Browser, value: string, seconds: number): void {
  const secure = browser.location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => {
    // the Cookie Store API is missing in Firefox and on plain http
    browser.document.cookie = `${TOKEN_KEY}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
  });
}
