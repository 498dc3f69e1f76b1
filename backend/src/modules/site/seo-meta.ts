import { escapeHtml, unescapeHtml } from '../../common/html.js';
import type { Language } from '../../rules/language.rules.js';
import { filledTitle, type TitleWords } from '../../rules/page-title.rules.js';
import type { PageShell } from './page-shell.js';

/** Head of a page for search engines, messengers and tabs. Addresses are absolute. */
export interface PageHead {
  language: Language;
  title: string;
  description: string;
  keywords: string;
  /** Content of the robots tag; null = indexed. */
  robots: string | null;
  /** The one address of a page that has several; null for personal pages. */
  canonical: string | null;
  /** The same page in each language. */
  alternates: readonly (readonly [Language, string])[];
  url: string | null;
  siteName: string;
  image: { url: string; alt: string; isCard: boolean } | null;
  twitterSite: string;
  /** #RRGGBB; the page makes it readable on its own papers. */
  accent: string;
}

/** Card of our own drawing, px. */
const CARD = { width: 1200, height: 630 };

/** A page's own title and description, with their places filled. */
export function ownWords({ title, head }: Pick<PageShell, 'title' | 'head'>, words: TitleWords): { title: string; description: string } {
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return { title: filledTitle(unescapeHtml(title), words).trim(), description: unescapeHtml(description).trim() };
}

export function headMarkup({
  language,
  title,
  description,
  keywords,
  robots,
  canonical,
  alternates,
  url,
  siteName,
  image,
  twitterSite,
  accent,
}: PageHead): string {
  const named = (name: string, content: string | null) => (content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '');
  const property = (name: string, content: string | null) => (content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '');
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('keywords', keywords),
    named('robots', robots),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...alternates.map(([other, href]) => `<link rel="alternate" hreflang="${other}" href="${escapeHtml(href)}">`),
    property('og:type', 'website'),
    property('og:locale', `${language}_CH`),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image?.url ?? null),
    ...(image?.isCard ? [property('og:image:width', String(CARD.width)), property('og:image:height', String(CARD.height))] : []),
    property('og:image:alt', image?.alt ?? null),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:site', twitterSite),
    named('agency-accent', accent),
  ].join('');
}
