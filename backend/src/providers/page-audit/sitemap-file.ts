export interface SitemapFile {
  /** Addresses of pages. */
  pages: string[];
  /** Addresses of further sitemaps. */
  sitemaps: string[];
}

const MAX_ADDRESSES = 1000;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** Reads the addresses of a sitemap or an index of sitemaps (sitemaps.org, protocol 0.9). */
export function readSitemap(text: string): SitemapFile {
  const addresses = [...text.matchAll(/<(?:\w{1,20}:)?loc>([^<]{1,2100})<\//g)]
    .slice(0, MAX_ADDRESSES)
    .map(([, address = '']) => address.trim().replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity));
  const isIndex = /<(?:\w{1,20}:)?sitemapindex[\s>]/.test(text);
  return isIndex ? { pages: [], sitemaps: addresses } : { pages: addresses, sitemaps: [] };
}
