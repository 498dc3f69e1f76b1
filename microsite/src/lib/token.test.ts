import { type Browser, findToken, keepToken, tokenInPath } from './token.ts';

function aBrowser({ path = '/quiz', search = '', stored = null as string | null, cookie = '', protocol = 'https:' } = {}) {
  const kept = new Map<string, string>(stored === null ? [] : [['quiz_token', stored]]);
  return {
    location: { pathname: path, search, protocol },
    document: { cookie },
    localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  } satisfies Browser;
}

const refused = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

describe('the token of a personal page', () => {
  it('is the second segment of the path', () => {
    expect(['/quiz/abcd1234', '/quiz/abcd1234/', '/quiz', '/quiz/%E0%A4%A'].map(tokenInPath)).toEqual(['abcd1234', 'abcd1234', null, null]);
  });

  it('comes from the query string first', () => {
    expect(findToken(aBrowser({ path: '/quiz/aaaa1111', search: '?token=bbbb2222' }))).toEqual({ token: 'bbbb2222', syncedUrl: null });
  });

  it('comes from the last visit when the address has none', () => {
    expect(findToken(aBrowser({ stored: 'cccc3333', search: '?a=1' }))).toEqual({ token: 'cccc3333', syncedUrl: '/quiz/cccc3333?a=1' });
    expect(findToken(aBrowser({ cookie: 'a=b; quiz_token=dddd4444' }))).toEqual({ token: 'dddd4444', syncedUrl: '/quiz/dddd4444' });
  });

  it('goes into the query string when storage is refused', () => {
    const browser = { ...aBrowser({ path: '/quiz/', cookie: 'quiz_token=dddd4444' }), localStorage: refused };
    expect(findToken(browser)).toEqual({ token: 'dddd4444', syncedUrl: '/quiz?token=dddd4444' });
  });

  it('is nobody’s when nothing is known, or when what is kept is not a token', () => {
    expect(findToken(aBrowser())).toBeNull();
    expect(findToken(aBrowser({ stored: '<script>' }))).toBeNull();
  });

  it('is kept in both places, strictly for this site', () => {
    const browser = aBrowser();
    keepToken(browser, 'eeee5555');
    expect(browser.localStorage.getItem('quiz_token')).toBe('eeee5555');
    expect(browser.document.cookie).toBe('quiz_token=eeee5555; Max-Age=604800; Path=/; SameSite=Strict; Secure');
  });

  it('does without storage', () => {
    const browser = { ...aBrowser({ protocol: 'http:' }), localStorage: refused };
    expect(() => keepToken(browser, 'eeee5555')).not.toThrow();
    expect(browser.document.cookie).not.toContain('Secure');
  });
});
