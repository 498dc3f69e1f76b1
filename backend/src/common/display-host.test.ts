import { asciiHost, displayHost, displayUrl } from './display-host.js';

describe('displayHost', () => {
  it.each([
    ['exemple.ch', 'exemple.ch'],
    ['WWW.Exemple.CH:8080', 'www.exemple.ch:8080'],
    ['xn--bckerei-meier-bfb.ch', 'bäckerei-meier.ch'],
    ['bäckerei-meier.ch', 'bäckerei-meier.ch'],
    ['Ba\u0308ckerei-meier.ch', 'bäckerei-meier.ch'],
    ['www.xn--crmerie-cya.xn--bckerei-5wa.ch:8443', 'www.crémerie.bäckerei.ch:8443'],
    ['xn--strae-oqa.ch', 'straße.ch'],
    ['xn--wgv71a119e.jp', '日本語.jp'],
    ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['[::1]:3000', '[::1]:3000'],
    ['localhost', 'localhost'],
  ])('shows %s as %s', (host, shown) => expect(displayHost(host)).toBe(shown));

  it.each([
    ['Cyrillic letters that look Latin', 'xn--80ak6aa92e.com'],
    ['Greek letters that look Latin', asciiHost('αρρικ.com')],
    ['a Cyrillic letter within a Latin word', asciiHost('exempl\u0435.ch')],
    ['a dotless i', asciiHost('m\u0131grolino.ch')],
    ['an invisible mark', 'xn--a-ecp.ch'],
    ['scripts that are mixed', asciiHost('shop日本.ch')],
    ['nothing that can be decoded', 'xn--zzzzzz--.ch'],
    ['a fraction slash', asciiHost('exemple.ch\u2215x.ch')],
  ])('leaves punycode with %s', (_, host) => expect(displayHost(host)).toBe(host));
});

describe('displayUrl', () => {
  it.each([
    ['https://xn--bckerei-meier-bfb.ch/', 'https://bäckerei-meier.ch/'],
    [
      'http://www.xn--bckerei-meier-bfb.ch:8080/xn--bckerei-meier-bfb.ch?a=%C3%A4#b',
      'http://www.bäckerei-meier.ch:8080/xn--bckerei-meier-bfb.ch?a=%C3%A4#b',
    ],
    ['https://exemple.ch', 'https://exemple.ch'],
    ['mailto:a@xn--bckerei-meier-bfb.ch', 'mailto:a@xn--bckerei-meier-bfb.ch'],
    ['no address', 'no address'],
  ])('shows %s as %s', (url, shown) => expect(displayUrl(url)).toBe(shown));

  it('leads to the same host', () => {
    const url = 'https://xn--bckerei-meier-bfb.ch/brot';
    expect(new URL(displayUrl(url)).href).toBe(url);
  });
});
