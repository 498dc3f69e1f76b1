import { escapeHtml } from '../../common/html.js';
import { type IndexingRules, robotsTag } from './indexing.js';
import type { Page } from './pages.js';

/** Returns the paths of indexable public pages, including existing routes of the settings. */
export function sitemapPaths(routes: string, pages: Readonly<Record<string, Page>>, rules: IndexingRules): string[] {
  const wanted = routes.split(',').map((route) => route.trim().replace(/^\/+|\/+$/g, ''));
  const open = Object.entries(pages).flatMap(([name, page]) => (page.example ? [] : name));
  const listed = [...wanted, ...open].filter((name) => {
    const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
    return page !== undefined && page.name === name && robotsTag(page, rules) === null;
  });
  return [...new Set(listed)].map((name) => `/${name}`);
}

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
