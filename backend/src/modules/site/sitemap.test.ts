import type { Page } from './pages.js';
import { sitemapPaths, sitemapXml } from './sitemap.js';

const OPEN = { testMode: false, metaNoIndex: false, noIndexEnabled: true };
const pages: Record<string, Page> = {
  '': { name: '' },
  accueil: { name: '' },
  mentions: { name: 'mentions' },
  analyse: { name: 'analyse', token: true },
  'hero-comparison': { name: 'hero-comparison', example: true },
};

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
