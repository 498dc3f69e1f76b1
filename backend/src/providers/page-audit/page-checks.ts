import type { PageDocument } from './page-document.js';

export interface ServedPage {
  finalUrl: string;
  status: number;
  redirected: boolean;
  contentEncoding: string | null;
  wrongCharset: string | null;
  /** Whether the declared or default icon exists; null when unknown. */
  faviconAnswers: boolean | null;
}

/** Checks of a page under DataForSEO's names (providers’ documentation, on_page/instant_pages). Limits of numbers are checked elsewhere. */
export function pageChecks(page: PageDocument, served: ServedPage): Record<string, boolean> {
  const url = new URL(served.finalUrl);
  return {
    is_https: url.protocol === 'https:',
    is_http: url.protocol === 'http:',
    is_www: url.hostname.startsWith('www.'),
    is_redirect: served.redirected,
    is_4xx_code: served.status >= 400 && served.status < 500,
    is_5xx_code: served.status >= 500,
    is_broken: served.status >= 400,
    no_content_encoding: served.contentEncoding === null,
    no_title: !page.title,
    duplicate_title_tag: page.titleCount > 1,
    duplicate_meta_tags: page.descriptionCount > 1,
    no_description: !page.description,
    no_h1_tag: !page.headings.h1,
    no_image_alt: page.images.some(({ lacksText }) => lacksText),
    no_image_title: page.images.some(({ title: text }) => !text),
    no_favicon: page.icons.length === 0 && served.faviconAnswers === false,
    broken_favicon: page.icons.length > 0 && served.faviconAnswers === false,
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
    lorem_ipsum: page.text.loremIpsum,
    frame: page.frames > 0,
    seo_friendly_url_characters_check: /^[\w/.~%-]*$/.test(url.pathname),
    seo_friendly_url_dynamic_check: url.search === '',
  };
}
