import { type Browser, findToken, removeToken, storeToken, tokenInPath } from './token.ts';
import { withQuery } from './with-query.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 3_600_000;

function aBrowser({ path = '/quiz', search = '', stored = null as string | null, cookie = '', protocol = 'https:' } = {}) {
  const entries = new Map<string, string>(stored === null ? [] : [['quiz_token', stored]]);
  return {
    entries,
    location: { pathname: path, search, protocol },
    document: { cookie },
    localStorage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
  } satisfies Browser & { entries: Map<string, string> };
}

const deny = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
/** Local storage that throws on each call, as some browsers do when cookies are blocked. */
const refused = { getItem: deny, setItem: deny, removeItem: deny };

/** A browser that throws on access to storage and cookies (sandboxed frame, strict settings). */
function refusing(path: string, search = ''): Browser {
  return {
    location: { pathname: path, search, protocol: 'https:' },
    get localStorage() {
      return deny();
    },
    document: {
      get cookie() {
        return deny();
      },
      set cookie(_value: string) {
        deny();
      },
    },
  };
}

describe('the token of a personal page', () => {
  it('is the second segment of the path', () => {
    expect(['/quiz/abcd1234', '/quiz/abcd1234/', '/quiz', '/quiz/%E0%A4%A'].map(tokenInPath)).toEqual(['abcd1234', 'abcd1234', null, null]);
  });

  it('comes from the query string first on the quiz, from the path first elsewhere', () => {
    const both = (path: string) => findToken(aBrowser({ path, search: '?token=bbbb2222' }), NOW);
    expect(both('/quiz/aaaa1111')).toEqual({ token: 'bbbb2222', syncedUrl: null });
    expect(both('/monscore/aaaa1111')).toEqual({ token: 'aaaa1111', syncedUrl: null });
    expect(both('/monscore')).toEqual({ token: 'bbbb2222', syncedUrl: null });
  });

  it('comes from storage when the address has none', () => {
    expect(findToken(aBrowser({ stored: 'cccc3333', search: '?a=1' }), NOW)).toEqual({
      token: 'cccc3333',
      syncedUrl: '/quiz/cccc3333?a=1',
    });
    expect(findToken(aBrowser({ cookie: 'a=b; quiz_token=dddd4444' }), NOW)).toEqual({ token: 'dddd4444', syncedUrl: '/quiz/dddd4444' });
  });

  it.each(['/quiz', '/score', '/monscore', '/plan', '/merci', '/test-copy', '/rendez-vous'])('is added to %s', (path) => {
    expect(findToken(aBrowser({ path, stored: 'cccc3333' }), NOW)?.syncedUrl).toBe(`${path}/cccc3333`);
  });

  it.each(['/', '/analyse', '/testpage2', '/essai', '/referral', '/mentions', '/login'])('is not added to %s', (path) => {
    expect(findToken(aBrowser({ path, stored: 'cccc3333', cookie: 'quiz_token=cccc3333' }), NOW)).toBeNull();
  });

  it('goes into the query string when storage is unavailable', () => {
    const browser = { ...aBrowser({ path: '/quiz/', cookie: 'quiz_token=dddd4444' }), localStorage: refused };
    expect(findToken(browser, NOW)).toEqual({ token: 'dddd4444', syncedUrl: '/quiz?token=dddd4444' });
    const searched = { ...browser, location: { ...browser.location, search: '?a=1' } };
    expect(findToken(searched, NOW)?.syncedUrl).toBe('/quiz?a=1&token=dddd4444');
  });

  it('is null when nothing valid is stored', () => {
    expect(findToken(aBrowser(), NOW)).toBeNull();
    expect(findToken(aBrowser({ stored: '<script>' }), NOW)).toBeNull();
  });

  it('replaces a blank one', () => {
    expect(findToken(aBrowser({ path: '/score/%20%20', stored: 'cccc3333' }), NOW)).toEqual({
      token: 'cccc3333',
      syncedUrl: '/score/cccc3333',
    });
    expect(findToken(aBrowser({ path: '/score/%20%20' }), NOW)).toBeNull();
  });

  it.each([
    ['', '/monscore/a'],
    ['?', '/monscore/a'],
    ['?token=abcd1234', '/monscore/a'],
    ['?utm_source=x&token=abcd1234&tokens=2', '/monscore/a?utm_source=x&tokens=2'],
    ['?site=http%3A%2F%2Fexemple.ch%2F&utm_campaign=y', '/monscore/a?utm_campaign=y'],
    ['?interne&heure=2026-11-23T09%3A00%3A00.000Z&sites=2', '/monscore/a?sites=2'],
  ])('leaves the rest of %s to the next page', (search, expected) => expect(withQuery('/monscore/a', search)).toBe(expected));

  it('is stored in both places for seven days, for this site only', () => {
    const browser = aBrowser();
    storeToken(browser, 'eeee5555', NOW);
    expect(browser.entries.get('quiz_token')).toBe('eeee5555');
    expect(browser.document.cookie).toBe('quiz_token=eeee5555; Max-Age=604800; Path=/; SameSite=Strict; Secure');
    browser.document.cookie = '';
    expect(findToken(browser, NOW + 7 * DAY - 1)?.token).toBe('eeee5555');
    expect(findToken(browser, NOW + 7 * DAY)).toBeNull();
  });

  it.each(['/analyse/eeee5555', '/mon-espace/eeee5555', '/login'])('is not stored by %s', (path) => {
    const browser = aBrowser({ path });
    storeToken(browser, 'eeee5555', NOW);
    expect([browser.entries.size, browser.document.cookie]).toEqual([0, '']);
  });

  it('is stored only when it is a token', () => {
    const browser = aBrowser();
    storeToken(browser, 'demo', NOW);
    storeToken(browser, 'x; Path=/', NOW);
    expect([browser.entries.size, browser.document.cookie]).toEqual([0, '']);
  });

  it('is removed when the server does not know it, unlike another token', () => {
    const browser = aBrowser({ stored: 'eeee5555', cookie: 'quiz_token=eeee5555' });
    removeToken(browser, 'ffff6666');
    expect(findToken(browser, NOW)?.token).toBe('eeee5555');
    removeToken(browser, 'eeee5555');
    expect(browser.entries.size).toBe(0);
    expect(browser.document.cookie).toBe('quiz_token=; Max-Age=0; Path=/; SameSite=Strict; Secure');
  });

  it('works without storage and cookies', () => {
    expect(findToken(refusing('/quiz/eeee5555'), NOW)).toEqual({ token: 'eeee5555', syncedUrl: null });
    expect(findToken(refusing('/quiz', '?token=eeee5555'), NOW)?.token).toBe('eeee5555');
    expect(findToken(refusing('/quiz'), NOW)).toBeNull();
    expect(() => storeToken(refusing('/quiz'), 'eeee5555', NOW)).not.toThrow();
    expect(() => removeToken(refusing('/quiz'), 'eeee5555')).not.toThrow();
    const browser = { ...aBrowser({ protocol: 'http:' }), localStorage: refused };
    storeToken(browser, 'eeee5555', NOW);
    expect(browser.document.cookie).toBe('quiz_token=eeee5555; Max-Age=604800; Path=/; SameSite=Strict');
  });
});
