import { documentBase } from '../html/document-base.js';
import { parseHtml } from '../html/parse-html.js';
import { walkHtml } from '../html/walk-html.js';

/** How many addresses of one page are tried. */
const TRIED = 4;

interface Icon {
  url: string;
  /** Higher is tried first. */
  worth: number;
}

/**
 * Returns the addresses of a website's icons, best first: touch icon, then by size, then the default path. SVG files are left out: foreign
 * ones are never shown.
 */
export function siteIcons(html: string, pageUrl: string): string[] {
  const icons: Icon[] = [];
  const document = parseHtml(html);
  const base = documentBase(document, pageUrl);
  walkHtml(document, {
    open: ({ name, tree, attributes: { rel = '', href = '', sizes = '', type = '' } }) => {
      if (name !== 'link' || tree !== 'document' || !href) return;
      const rels = rel.toLowerCase().split(/\s+/);
      const isTouch = rels.some((one) => one.startsWith('apple-touch-icon'));
      if (!isTouch && !rels.includes('icon')) return;
      if (/svg/i.test(type) || /\.svg(?:[?#]|$)/i.test(href)) return;
      icons.push({ url: href, worth: isTouch ? 1000 : edge(sizes) });
    },
  });
  const found = icons
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap(({ url }) => (URL.canParse(url, base) ? [new URL(url, base)] : []))
    .filter(({ protocol }) => protocol === 'http:' || protocol === 'https:')
    .map(({ href }) => href);
  return [...new Set([...found.slice(0, TRIED - 1), new URL('/favicon.ico', pageUrl).href])];
}

/** The largest edge of `16x16 32x32`, in pixels. */
const edge = (sizes: string): number => Math.max(0, ...[...sizes.matchAll(/(\d+)x\d+/gi)].map(([, width]) => Number(width)));
