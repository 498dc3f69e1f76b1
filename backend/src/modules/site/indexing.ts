import { escapeHtml } from '../../common/html.js';
import type { Page } from './pages.js';

export interface IndexingRules {
  /** One of the two switches is enough. */
  testMode: boolean;
  /** Public pages ask to stay out of search engines. */
  metaNoIndex: boolean;
  /** Demonstration and comparison pages stay out. */
  noIndexEnabled: boolean;
}

const PRIVATE = 'noindex, nofollow, noarchive';

/**
 * What a page tells robots, in its header and its head; null = welcome. Personal pages are never indexed, whatever the
 * settings say.
 */
export function robotsTag(page: Page, { testMode, metaNoIndex, noIndexEnabled }: IndexingRules): string | null {
  if (page.token) return PRIVATE;
  if (testMode) return 'noindex, nofollow';
  if (metaNoIndex || (page.example && noIndexEnabled)) return 'noindex';
  return null;
}

/** Every public page, and of the routes of the settings those that exist, stand under their own name and may be indexed. */
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

/** The editor's text with complete addresses of sitemaps, as the protocol wants them. */
export const servedRobots = (content: string, origin: string): string =>
  content.replace(/^([ \t]*sitemap[ \t]*:[ \t]*)(\/\S*)/gim, (_line, field: string, path: string) => field + origin + path);
