import { locationUrl } from './location-url.js';

const utf8 = (text: string) => Buffer.from(text).toString('latin1');

describe('locationUrl', () => {
  it.each([
    ['UTF-8', utf8('/spécialités/?q=été'), 'https://exemple.ch/sp%C3%A9cialit%C3%A9s/?q=%C3%A9t%C3%A9'],
    ['latin1', '/sp\xe9cialit\xe9s/', 'https://exemple.ch/sp%E9cialit%E9s/'],
    ['bytes that are escaped already', '/sp%C3%A9cialit%C3%A9s/', 'https://exemple.ch/sp%C3%A9cialit%C3%A9s/'],
    ['a relative address', utf8('menü.html'), 'https://exemple.ch/de/men%C3%BC.html'],
    ['an address without its scheme', '//www.exemple.ch/', 'https://www.exemple.ch/'],
    ['spaces and backslashes', '/a b\\c', 'https://exemple.ch/a%20b/c'],
    ['a host in UTF-8', utf8('https://bäckerei-meier.ch/'), 'https://xn--bckerei-meier-bfb.ch/'],
    ['a host in latin1', 'https://b\xe4ckerei-meier.ch/', 'https://xn--bckerei-meier-bfb.ch/'],
    ['another language', utf8('/日本/'), 'https://exemple.ch/%E6%97%A5%E6%9C%AC/'],
  ])('follows %s', (_case, location, target) => {
    expect(locationUrl(location, 'https://exemple.ch/de/index.html')?.href).toBe(target);
  });

  it('returns null without an address', () => {
    expect(locationUrl('http://[', 'https://exemple.ch/')).toBeNull();
  });
});
