import { indexingOf, type SeenIndexing } from './indexing.rules.js';

const URL_OF_PAGE = 'https://www.menuiserie-dulac.ch/';
const seen = (patch: Partial<SeenIndexing>): SeenIndexing => ({
  ...{ url: URL_OF_PAGE, seen_at: '2026-11-28T08:00:00.000Z', robots_tags: [], metas: [], canonical: null },
  robots_txt: { status: 404, rule: null },
  ...patch,
});
const isOwn = (address: string) => /\/\/(?:[\w-]+\.)*menuiserie-dulac\.(?:ch|com)(?:[:/]|$)/.test(address);
const read = (patch: Partial<SeenIndexing>) => indexingOf(seen(patch), isOwn);
const sources = (patch: Partial<SeenIndexing>) => read(patch).reasons.map(({ source }) => source);

describe('X-Robots-Tag', () => {
  it.each<[tags: string[]]>([
    [['noindex']],
    [['NoIndex, NoFollow']],
    [['none']],
    [['noarchive', 'nofollow,noindex']],
    [['googlebot: noindex']],
    [['GoogleBot : none']],
    [['otherbot: noindex', 'noindex']],
    [['otherbot: nofollow, googlebot: noindex']],
    [['unavailable_after: 25 Jun 2010 15:00:00 PST']],
    [['unavailable_after: Friday, 25-Jun-10 15:00:00 GMT']],
    [['googlebot: unavailable_after: 2020-01-01']],
    [['unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT, nofollow']],
    [['max-snippet: 20, noindex']],
    [['noindex;nofollow']],
  ])('%j hides the page from Google', (robots_tags) => {
    expect(read({ robots_tags })).toMatchObject({ indexable: false, reasons: [{ source: 'header' }] });
  });

  it.each<[tags: string[]]>([
    [[]],
    [['all']],
    [['index, follow']],
    [['nofollow, noarchive, nosnippet, noimageindex']],
    [['max-snippet:-1, max-image-preview: large']],
    [['otherbot: noindex']],
    [['otherbot: noindex, nofollow']],
    [['bingbot: none']],
    [['googlebot-news: noindex', 'googlebot-image: noindex']],
    [['googlebot: nofollow, otherbot: noindex']],
    [['unavailable_after: 25 Jun 2040 15:00:00 GMT']],
    [['unavailable_after: some day']],
    [['otherbot: unavailable_after: 25 Jun 2010 15:00:00 PST']],
    [['noindexing', 'nonesuch']],
  ])('%j hides nothing from Google', (robots_tags) => {
    expect(read({ robots_tags })).toEqual({ indexable: true, reasons: [], preferred: null });
  });

  it('is shown as received, shortened when it is long', () => {
    expect(read({ robots_tags: ['googlebot: noindex'] }).reasons).toEqual([{ source: 'header', directive: 'googlebot: noindex' }]);
    expect(read({ robots_tags: [`noindex, ${'x'.repeat(5000)}`] }).reasons[0]?.directive).toHaveLength(120);
  });

  it('is parsed in linear time', () => {
    const hostile = ['unavailable_after:'.repeat(5000), `${' '.repeat(50_000)}noindex`, ','.repeat(50_000), ':'.repeat(50_000)];
    expect(read({ robots_tags: hostile }).indexable).toBe(true);
  });
});

describe('robots in the page', () => {
  it.each([
    ['robots', 'noindex,nofollow'],
    ['robots', 'none'],
    ['ROBOTS', 'NOINDEX'],
    ['googlebot', 'noindex'],
    [' Googlebot ', 'follow , noindex'],
    ['robots', 'noindex nofollow'],
    ['robots', 'unavailable_after: 2019-12-31'],
  ])('%s: %s hides the page', (name, content) => {
    expect(sources({ metas: [{ name, content }] })).toEqual(['meta']);
  });

  it.each([
    ['robots', 'index, follow'],
    ['robots', 'max-image-preview:large, max-snippet:-1'],
    ['bingbot', 'noindex'],
    ['googlebot-news', 'noindex'],
    ['robots', ''],
    ['description', 'noindex'],
  ])('%s: %s hides nothing', (name, content) => {
    expect(sources({ metas: [{ name, content }] })).toEqual([]);
  });

  it('takes the strictest of several', () => {
    const metas = [
      { name: 'robots', content: 'index' },
      { name: 'googlebot', content: 'noindex' },
    ];
    expect(read({ metas }).reasons).toEqual([{ source: 'meta', directive: 'googlebot: noindex' }]);
  });
});

describe('robots.txt', () => {
  it('blocks the page by its rule', () => {
    expect(read({ robots_txt: { status: 200, rule: 'Disallow: /' } })).toMatchObject({
      indexable: false,
      reasons: [{ source: 'robots_txt', directive: 'Disallow: /' }],
    });
  });

  it.each([
    [200, true],
    [301, true],
    [403, true],
    [404, true],
    [429, null],
    [500, null],
    [503, null],
    [null, null],
  ])('that answers %s leaves the page indexable: %s', (status, indexable) => {
    expect(read({ robots_txt: { status, rule: null } })).toMatchObject({ indexable, reasons: [] });
  });
});

describe('the canonical address', () => {
  it.each([
    ['https://autre-site.ch/'],
    ['http://localhost:3000/'],
    ['https://menuiserie-dulac.staging.agence.ch/'],
    ['https://www.menuiserie-dulac.ch/contact'],
    ['/portes-et-fenetres/'],
    ['https://menuiserie-dulac.ch/index.php/contact'],
  ])('%s is another page than the home page', (canonical) => {
    expect(sources({ canonical })).toEqual(['canonical']);
  });

  it.each([
    [null],
    [''],
    ['/'],
    ['http://menuiserie-dulac.ch'],
    ['https://www.menuiserie-dulac.ch/index.html'],
    ['https://WWW.Menuiserie-Dulac.ch./'],
    ['https://www.menuiserie-dulac.ch/fr/'],
    ['https://www.menuiserie-dulac.ch/de-ch/startseite.html'],
    ['https://www.menuiserie-dulac.ch/?page_id=2'],
    ['https://www.menuiserie-dulac.ch/#top'],
    ['mailto:info@menuiserie-dulac.ch'],
    ['http://'],
  ])('%s is the home page itself, or no address', (canonical) => {
    expect(read({ canonical })).toEqual({ indexable: true, reasons: [], preferred: null });
  });

  it('is the same page in another order of its parameters, or without those of a campaign', () => {
    const url = 'https://www.menuiserie-dulac.ch/portes?b=2&a=1&utm_source=mail';
    expect(sources({ url, canonical: '/portes/?a=1&b=2' })).toEqual([]);
    expect(sources({ url, canonical: '/portes' })).toEqual([]);
    expect(sources({ url, canonical: '/portes?a=3' })).toEqual(['canonical']);
  });

  it('keeps the page indexable when it names another address of the company', () => {
    for (const canonical of ['https://menuiserie-dulac.com/', 'https://boutique.menuiserie-dulac.ch/'])
      expect(read({ canonical })).toEqual({ indexable: true, reasons: [], preferred: canonical });
  });

  it('accepts the company’s canonical address for a site visited by its IP address', () => {
    const url = 'http://192.0.2.7:8080/';
    expect(read({ url, canonical: 'https://menuiserie-dulac.ch/' })).toEqual({ indexable: true, reasons: [], preferred: null });
    expect(sources({ url, canonical: 'https://autre-site.ch/' })).toEqual(['canonical']);
  });
});
