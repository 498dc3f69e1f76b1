import { readCrawledPage } from './crawled-page.js';
import { readSitemap } from './sitemap-file.js';

const read = (body: string, head = '') =>
  readCrawledPage(`<!doctype html><head>${head}</head><body>${body}</body>`, 'https://exemple.ch/a/');

describe('a page of a crawl', () => {
  it('has its title, its directives and its canonical address', () => {
    const head = '<title> Nos\n services </title><meta name="Robots" content="noindex"><link rel="canonical" href="/b"><title>Deux</title>';
    expect(read('<svg><title>Logo</title></svg>', head)).toMatchObject({
      title: 'Nos services',
      robotsMeta: [{ name: 'robots', content: 'noindex' }],
      canonical: 'https://exemple.ch/b',
    });
    expect(read('<svg><title>Logo</title></svg>', '<title> </title>').title).toBeNull();
  });

  it('has its links with their texts, those of the navigation marked', () => {
    const body = '<nav><a href="/n">Menu</a></nav><p><a href="b.html"><img alt="Voir la photo"></a> <a href="mailto:a@b.ch">Écrire</a></p>';
    expect(read(body).links).toEqual([
      { href: 'https://exemple.ch/n', text: 'Menu', isNavigation: true },
      { href: 'https://exemple.ch/a/b.html', text: 'Voir la photo', isNavigation: false },
    ]);
  });

  it('resolves links by its base', () => {
    expect(read('<a href="c">C</a>', '<base href="/x/">').links[0]?.href).toBe('https://exemple.ch/x/c');
  });

  it('has no link that robots may not follow, and none to a download', () => {
    expect(read('<a rel="ugc nofollow" href="/b">B</a><a download href="/c">C</a><template><a href="/d">D</a></template>').links).toEqual(
      [],
    );
    expect(read('<a href="/b">B</a>', '<meta name="robots" content="noindex, nofollow">').links).toEqual([]);
  });

  it('has a bounded number of links', () => {
    expect(read('<a href="/b">B</a>'.repeat(5000)).links).toHaveLength(500);
  });
});

describe('a sitemap', () => {
  it('has addresses of pages', () => {
    const text = '<urlset><url><loc> https://exemple.ch/?a=1&amp;b=2 </loc></url></urlset>';
    expect(readSitemap(text)).toEqual({ pages: ['https://exemple.ch/?a=1&b=2'], sitemaps: [] });
  });

  it('can be an index of others', () => {
    const text = '<sitemapindex xmlns="x"><sitemap><loc>https://exemple.ch/1.xml</loc></sitemap></sitemapindex>';
    expect(readSitemap(text)).toEqual({ pages: [], sitemaps: ['https://exemple.ch/1.xml'] });
  });
});
