import type { SeoIssues } from './page-audit.contract.js';
import type { PageDocument } from './page-document.js';
import { wordsOf } from './readability.js';

export interface ServedPage {
  finalUrl: string;
  status: number;
  redirected: boolean;
  contentEncoding: string | null;
  /** Whole duration of the request, ms. */
  durationMs: number;
  waitingMs: number;
  /** Size of the HTML, bytes. */
  size: number;
  wrongCharset: string | null;
  /** False when /favicon.ico is missing too; null when not looked for. */
  faviconAnswers: boolean | null;
}

/** Share of the text's words that appear in the page, 0–1; words shorter than four letters say nothing. Null without such words. */
export function consistency(text: string | null, pageText: string): number | null {
  const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wordsIn = (words: string) =>
    wordsOf(words)
      .flatMap((word) => word.split(/[’']/))
      .map(fold);
  const words = new Set(wordsIn(text ?? '').filter((word) => word.length >= 4));
  if (words.size === 0) return null;
  const present = new Set(wordsIn(pageText));
  return [...words].filter((word) => present.has(word)).length / words.size;
}

/** The checks of one page under DataForSEO's names (providers’ documentation, on_page/instant_pages). */
export function pageChecks(page: PageDocument, served: ServedPage): Record<string, boolean> {
  const url = new URL(served.finalUrl);
  const title = page.title ?? '';
  const textRate = served.size > 0 ? page.text.length / served.size : 0;
  const titleConsistency = consistency(page.title, page.text);
  const descriptionConsistency = consistency(page.description, page.text);
  return {
    is_https: url.protocol === 'https:',
    is_http: url.protocol === 'http:',
    is_www: url.hostname.startsWith('www.'),
    is_redirect: served.redirected,
    is_4xx_code: served.status >= 400 && served.status < 500,
    is_5xx_code: served.status >= 500,
    is_broken: served.status >= 400,
    no_content_encoding: served.contentEncoding === null,
    high_loading_time: served.durationMs > 3000,
    high_waiting_time: served.waitingMs > 1500,
    no_title: !page.title,
    title_too_long: title.length > 60,
    title_too_short: title.length > 0 && title.length < 30,
    duplicate_title_tag: page.titleCount > 1,
    duplicate_meta_tags: page.descriptionCount > 1,
    irrelevant_title: titleConsistency !== null && page.words > 0 && titleConsistency < 0.3,
    no_description: !page.description,
    irrelevant_description: descriptionConsistency !== null && page.words > 0 && descriptionConsistency < 0.2,
    no_h1_tag: !page.headings.h1,
    no_image_alt: page.images.some(({ alt }) => alt === null),
    no_image_title: page.images.some(({ title: text }) => !text),
    no_favicon: !page.favicon && served.faviconAnswers === false,
    canonical: page.canonical !== null,
    no_doctype: !page.doctype,
    has_html_doctype: page.doctype,
    no_encoding_meta_tag: !page.charsetDeclared,
    meta_charset_consistency: served.wrongCharset === null,
    deprecated_html_tags: page.deprecatedTags.length > 0,
    has_render_blocking_resources: page.scripts.some(({ blocking }) => blocking) || page.stylesheets.some(({ blocking }) => blocking),
    has_meta_refresh_redirect: page.metaRefresh,
    has_meta_title: 'og:title' in page.openGraph,
    has_micromarkup: page.structuredData.length > 0,
    https_to_http_links: url.protocol === 'https:' && page.externalLinks.some((link) => link.startsWith('http:')),
    low_content_rate: textRate < 0.1,
    high_content_rate: textRate > 0.9,
    low_character_count: page.text.length < 1024,
    high_character_count: page.text.length > 256_000,
    small_page_size: served.size < 1024,
    large_page_size: served.size > 1_000_000,
    size_greater_than_3mb: served.size > 3_000_000,
    lorem_ipsum: /lorem ipsum dolor/i.test(page.text),
    frame: page.frames > 0,
    seo_friendly_url_characters_check: /^[\w/.~%-]*$/.test(url.pathname),
    seo_friendly_url_dynamic_check: url.search === '',
    seo_friendly_url_relative_length_check: url.pathname.length <= 120,
  };
}

const CRITICAL = {
  is_4xx_code: 'La page répond par une erreur 4xx.',
  is_5xx_code: 'Le serveur répond par une erreur 5xx.',
  no_title: 'La page n’a pas de titre.',
  no_h1_tag: 'La page n’a pas de titre principal (H1).',
  is_http: 'La page n’est pas servie en HTTPS.',
  irrelevant_title: 'Le titre n’a presque rien de commun avec le texte de la page.',
  irrelevant_description: 'La description n’a presque rien de commun avec le texte de la page.',
};
const WARNINGS = {
  high_loading_time: 'La page met plus de 3 secondes à répondre entièrement.',
  no_description: 'La page n’a pas de description pour les moteurs de recherche.',
  no_favicon: 'Le site n’a pas d’icône.',
  no_image_alt: 'Des images n’ont pas de texte alternatif.',
  duplicate_title_tag: 'La page a plusieurs titres.',
  duplicate_meta_tags: 'La page a plusieurs descriptions.',
  low_content_rate: 'La page contient très peu de texte par rapport à son code.',
};
const NOTICES = {
  no_content_encoding: 'Le serveur ne compresse pas la page.',
  has_render_blocking_resources: 'Des scripts ou des styles bloquent l’affichage.',
  title_too_long: 'Le titre dépasse 60 caractères : Google le coupe.',
  title_too_short: 'Le titre est court (moins de 30 caractères).',
};

/** The checks that failed, in three degrees (specification 2, section 9). */
export function seoIssues(checks: Record<string, boolean>): SeoIssues {
  const failed = (messages: Record<string, string>) =>
    Object.entries(messages)
      .filter(([id]) => checks[id])
      .map(([id, message]) => ({ id, message }));
  const notices = failed(NOTICES);
  if (!checks.has_meta_title)
    notices.push({ id: 'no_meta_title', message: 'La page n’a pas de titre pour les réseaux sociaux (Open Graph).' });
  if (!checks.seo_friendly_url_characters_check)
    notices.push({ id: 'seo_friendly_url_characters_check', message: 'L’adresse de la page contient des caractères inhabituels.' });
  return { critical: failed(CRITICAL), warnings: failed(WARNINGS), notices };
}

/** On-page score 0–100 (decisions, formula 5). */
export function onPageScore(critical: number, warnings: number): number {
  return 100 - (8 * Math.min(6, critical) + 2 * Math.min(12, warnings));
}
