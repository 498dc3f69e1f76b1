/** The token of a personal page: from the address, else the one kept from an earlier visit (specification 1, section 2.2). */

export const TOKEN_KEY = 'quiz_token';
const KEPT_SECONDS = 7 * 24 * 3600;

/** Parts of `window` that are needed; any of them may refuse. */
export interface Browser {
  location: { pathname: string; search: string; protocol: string };
  document: { cookie: string };
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

export interface FoundToken {
  token: string;
  /** Address that should stand in the bar when the token was not in it. */
  syncedUrl: string | null;
}

/** Tries something that a browser may forbid (private mode, blocked cookies). */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const isToken = (text: string): boolean => /^[A-Za-z0-9]{8}$/.test(text);

/** `/quiz/abcd1234` → abcd1234; an unreadable escape is no token. */
export function tokenInPath(pathname: string): string | null {
  const segment = pathname.split('/').filter(Boolean)[1];
  return (segment && attempt(() => decodeURIComponent(segment).trim())) || null;
}

export function tokenInQuery(search: string): string | null {
  return new URLSearchParams(search).get('token')?.trim() || null;
}

/** What an earlier visit kept; local storage first, as it is the one that scripts of this site alone can write. */
export function keptToken(browser: Browser): string | null {
  const stored = attempt(() => browser.localStorage.getItem(TOKEN_KEY));
  if (stored && isToken(stored)) return stored;
  const cookies = attempt(() => browser.document.cookie) ?? '';
  const cookie = new RegExp(`(?:^|; )${TOKEN_KEY}=([A-Za-z0-9]{8})(?:;|$)`).exec(cookies)?.[1];
  return cookie ?? null;
}

/** The token of a page that keeps it; null means that the person has none. */
export function findToken(browser: Browser): FoundToken | null {
  const { pathname, search } = browser.location;
  const given = tokenInQuery(search) ?? tokenInPath(pathname);
  if (given) return { token: given, syncedUrl: null };
  const kept = keptToken(browser);
  return kept ? { token: kept, syncedUrl: syncedUrl(browser, kept) } : null;
}

/** The kept token goes into the path, or into the query string when local storage is refused. */
function syncedUrl(browser: Browser, token: string): string {
  const { pathname, search } = browser.location;
  const page = pathname.replace(/\/+$/, '');
  const hasStorage = attempt(() => browser.localStorage.getItem(TOKEN_KEY) !== undefined) ?? false;
  if (hasStorage) return `${page}/${token}${search}`;
  return `${page}${search ? `${search}&` : '?'}token=${token}`;
}

/** Keeps a token that the server has accepted, for seven days. */
export function keepToken(browser: Browser, token: string): void {
  if (!isToken(token)) return;
  const secure = browser.location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => browser.localStorage.setItem(TOKEN_KEY, token));
  attempt(() => {
    // the Cookie Store API is missing in Firefox and on plain http
    browser.document.cookie = `${TOKEN_KEY}=${token}; Max-Age=${KEPT_SECONDS}; Path=/; SameSite=Strict${secure}`;
  });
}
