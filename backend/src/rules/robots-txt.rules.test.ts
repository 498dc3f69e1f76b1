import { mayFetch } from './robots-txt.rules.js';

describe('reading robots.txt as robots do (RFC 9309)', () => {
  const rules = (text: string) => `User-agent: *\n${text}`;

  it.each([
    ['Disallow: /a', '/a', false],
    ['Disallow: /a', '/abc', false],
    ['Disallow: /a', '/b', true],
    ['Disallow: /a/\nAllow: /a/b', '/a/b/c', true],
    ['Allow: /a\nDisallow: /a', '/a', true],
    ['Disallow: /*.pdf$', '/x/y.pdf', false],
    ['Disallow: /*.pdf$', '/x/y.pdf?download', true],
    ['Disallow: /a*z', '/abcz', false],
    ['Disallow:', '/a', true],
    ['Disallow: /a.b', '/axb', true],
    ['Disallow: /', '/anything', false],
  ])('%s: %s may be fetched: %s', (text, path, allowed) => {
    expect(mayFetch(rules(text), 'somebot', path)).toBe(allowed);
  });

  it('prefers a robot’s own group to the general one and merges groups of one name', () => {
    const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /b\nUser-agent: googlebot\nDisallow: /c';
    expect(mayFetch(text, 'GoogleBot', '/a')).toBe(true);
    expect(mayFetch(text, 'googlebot', '/b')).toBe(false);
    expect(mayFetch(text, 'googlebot', '/c')).toBe(false);
    expect(mayFetch(text, 'bingbot', '/a')).toBe(false);
  });

  it('shares rules between robots named one after the other, and reads comments, CR and LF', () => {
    const text = '\ufeff# ours\r\nUser-agent: one # first\r\nUser-agent: two\r\nDisallow: /a # private\r\n';
    expect(mayFetch(text, 'one', '/a')).toBe(false);
    expect(mayFetch(text, 'two', '/a')).toBe(false);
    expect(mayFetch(text, 'three', '/a')).toBe(true);
  });

  it.each([
    ['User-agent: Googlebot/2.1\nDisallow: /', false],
    ['User-agent: Googlebot-Image\nDisallow: /', true],
    ['User-agent: googlebot-news\nUser-agent: AdsBot-Google\nDisallow: /', true],
    ['User-agent: * # all\nDisallow: /', false],
    ['Useragent: *\nDisalow: /', false],
    ['User-agent: *\nDisallow: /\nUser-agent: Googlebot\nDisallow:', true],
    ['User-agent: *\nSitemap: /s.xml\nCrawl-delay: 5\nDisallow: /', false],
    ['Disallow: /\nUser-agent: *\nDisallow: /private', true],
    ['<!doctype html><title>Accueil</title><p>User-agent: *</p>', true],
    ['User-agent: *\nDisallow: /$', false],
    ['User-agent: *\nDisallow: /?', true],
    ['User-agent: *\nDisallow: *', false],
  ])('answers Googlebot at the home page by %j: %s', (text, allowed) => {
    expect(mayFetch(text, 'Googlebot', '/')).toBe(allowed);
  });

  it('compares addresses independently of percent-encoding', () => {
    for (const written of ['/à-propos', '/%C3%A0-propos', '/%c3%a0-propos'])
      expect(mayFetch(rules(`Disallow: ${written}`), 'googlebot', new URL('https://exemple.ch/à-propos').pathname)).toBe(false);
    expect(mayFetch(rules('Disallow: /\ud800'), 'googlebot', '/')).toBe(true);
  });
});
