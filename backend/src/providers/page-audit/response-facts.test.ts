import { readDocument } from './page-document.js';
import { linkValues } from './response-facts.js';

const read = (html: string, headers: Record<string, string>) => readDocument(html, 'https://exemple.ch/page', { headers });
const canonical = (link: string, html = '') => read(html, { link }).canonical;

describe('facts from the response headers', () => {
  it.each([
    ['quoted', '<https://exemple.ch/>; rel="canonical"', 'https://exemple.ch/'],
    ['without quotes and in capitals', '<https://exemple.ch/>; REL=Canonical', 'https://exemple.ch/'],
    ['with several relations', '<https://exemple.ch/>; rel="shortlink canonical"', 'https://exemple.ch/'],
    [
      'among others',
      '<https://exemple.ch/wp-json/>; rel="https://api.w.org/", <https://exemple.ch/a,b;c>; rel=canonical',
      'https://exemple.ch/a,b;c',
    ],
    ['after a title with separators', '<https://exemple.ch/x>; title="a, \\"b\\"; c"; rel=canonical', 'https://exemple.ch/x'],
    ['of another resource', '<https://exemple.ch/>; rel="canonical"; anchor="/other"', null],
    ['with the first relation alone', '<https://exemple.ch/>; rel=preload; rel=canonical', null],
    ['without an address', 'rel=canonical', null],
  ])('include the canonical address: %s', (_form, link, expected) => {
    expect(canonical(link)).toBe(expected);
  });

  it('yield to the canonical address in the page', () => {
    expect(canonical('<https://exemple.ch/b>; rel=canonical', '<link rel=canonical href="https://exemple.ch/a">')).toBe(
      'https://exemple.ch/a',
    );
  });

  it('add alternate languages to those in the page', () => {
    const link =
      '<https://exemple.ch/de>; rel="alternate"; hreflang="de-CH", <https://exemple.ch/feed>; rel=alternate; type="application/rss+xml"';
    expect(read('<link rel=alternate hreflang=fr href=/fr>', { link }).hreflang).toEqual([
      { lang: 'fr', url: '/fr' },
      { lang: 'de-CH', url: 'https://exemple.ch/de' },
    ]);
  });

  it.each([
    ['<html lang=fr>', { 'content-language': 'de' }, 'fr'],
    ['<body lang=it>', { 'content-language': 'de' }, 'it'],
    ['<meta http-equiv="content-language" content="en">', { 'content-language': 'de' }, 'en'],
    ['', { 'content-language': ' de-CH ' }, 'de-CH'],
    ['', { 'content-language': 'de, fr' }, null],
    ['', {}, null],
  ])('include the language when the page declares none: %s %o', (html, headers, lang) => {
    expect(read(html, headers as Record<string, string>).lang).toBe(lang);
  });

  it('are parsed in linear time', () => {
    expect(linkValues(`<${'<"'.repeat(1_000_000)}`)).toEqual([]);
    expect(linkValues('<a>;rel=x,'.repeat(100_000)).length).toBeLessThanOrEqual(300);
  });
});
