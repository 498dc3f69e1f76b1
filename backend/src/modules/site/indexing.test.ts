import { DEFAULT_ROBOTS, PERSONAL_PATHS } from '../settings/robots-check.contract.js';
import { robotsTag, servedRobots, sitemapPaths, sitemapXml } from './indexing.js';
import { PAGES, type Page } from './pages.js';

const OPEN = { testMode: false, metaNoIndex: false, noIndexEnabled: true };
const pages: Record<string, Page> = {
  '': { name: '' },
  accueil: { name: '' },
  mentions: { name: 'mentions' },
  analyse: { name: 'analyse', token: true },
  'hero-comparison': { name: 'hero-comparison', example: true },
};
const tag = (name: string, rules = {}) => robotsTag(pages[name] as Page, { ...OPEN, ...rules });

describe('what a page tells robots', () => {
  it.each([
    ['', {}, null],
    ['', { metaNoIndex: true }, 'noindex'],
    ['', { testMode: true }, 'noindex, nofollow'],
    ['hero-comparison', {}, 'noindex'],
    ['hero-comparison', { noIndexEnabled: false }, null],
    ['hero-comparison', { noIndexEnabled: false, metaNoIndex: true }, 'noindex'],
  ])('/%s under %o: %s', (name, rules, expected) => {
    expect(tag(name, rules)).toBe(expected);
  });

  it('keeps personal pages out, whatever the settings say', () => {
    for (const testMode of [false, true])
      for (const metaNoIndex of [false, true])
        for (const noIndexEnabled of [false, true]) expect(tag('analyse', { testMode, metaNoIndex, noIndexEnabled })).toMatch(/^noindex/);
  });
});

describe('the sitemap', () => {
  const DEFAULT = '/, /login, /register, /features, /pricing, /contact';

  it('names every public page, and of the others only routes that exist, under one name, and that may be indexed', () => {
    expect(sitemapPaths(DEFAULT, pages, OPEN)).toEqual(['/', '/mentions']);
    expect(sitemapPaths('', pages, OPEN)).toEqual(['/', '/mentions']);
    expect(sitemapPaths('/mentions/ , /, /mentions,/accueil,/analyse,/hero-comparison,/toString', pages, OPEN)).toEqual(['/mentions', '/']);
    expect(sitemapPaths('/, /hero-comparison', pages, { ...OPEN, noIndexEnabled: false })).toEqual(['/', '/hero-comparison', '/mentions']);
  });

  it('is empty while nothing may be indexed', () => {
    expect(sitemapPaths('/, /mentions', pages, { ...OPEN, testMode: true })).toEqual([]);
    expect(sitemapXml('https://agence.ch', [])).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>');
  });

  it('writes complete addresses', () => {
    expect(sitemapXml('https://agence.ch', ['/', '/a&b'])).toContain(
      '<loc>https://agence.ch/</loc></url>\n  <url><loc>https://agence.ch/a&amp;b</loc>',
    );
  });
});

describe('robots.txt', () => {
  it('completes the addresses of sitemaps', () => {
    expect(servedRobots(DEFAULT_ROBOTS, 'https://agence.ch')).toContain('\nSitemap: https://agence.ch/sitemap.xml\n');
    expect(servedRobots('sitemap:/a\nSitemap: https://b.ch/c', 'https://agence.ch')).toBe(
      'sitemap:https://agence.ch/a\nSitemap: https://b.ch/c',
    );
  });

  it('is checked against every personal page that is served', () => {
    const checked = PERSONAL_PATHS.map((path) => path.split('/')[1]);
    const personal = Object.keys(PAGES).filter((name) => PAGES[name]?.token);
    expect(checked).toEqual(expect.arrayContaining(personal));
  });
});
