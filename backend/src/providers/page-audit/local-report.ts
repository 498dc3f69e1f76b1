import type { SeenIndexing } from '../../rules/indexing.rules.js';
import type { FetchedPage } from '../url-guard/guarded-fetch.js';
import { auditReport } from './audit-report.js';
import { upgrades } from './insecure-files.js';
import type { CacheControl, InsecureFile, PageAuditReport, PageSource } from './page-audit.contract.js';
import { pageChecks } from './page-checks.js';
import type { PageDocument } from './page-document.js';

/** A link or file that was checked. */
export interface Checked {
  url: string;
  /** Null when it did not answer in time or refuses robots. */
  status: number | null;
  size: number | null;
}

/** All that our own engine has gathered at a page. */
export interface Gathered {
  page: FetchedPage;
  /** As a browser drew it, else its source. */
  read: PageDocument;
  source: PageDocument;
  isDrawn: boolean;
  /** Of what was read, in bytes. */
  htmlSize: number;
  charset: { charset: string | null; charsetFrom: string | null; wrongCharset: string | null; isGarbled: boolean };
  links: Checked[];
  resources: Checked[];
  /** Whether every file of the page could be checked. */
  areAllResources: boolean;
  icons: Checked[];
  indexing: SeenIndexing;
}

export function localReport(gathered: Gathered): PageAuditReport {
  const { page, read, source, isDrawn, charset, links, resources } = gathered;
  const faviconAnswers = iconAnswers(gathered);
  const brokenResources = resources.filter(isBroken);
  const contentEncoding = page.headers['content-encoding'] ?? null;
  const checks = pageChecks(read, {
    finalUrl: page.url,
    status: page.status,
    redirected: page.redirects.length > 0,
    contentEncoding,
    wrongCharset: charset.wrongCharset,
    faviconAnswers,
  });
  return auditReport({
    url: page.url,
    rendered: isDrawn,
    raw: isDrawn ? sourceBeside(read, source) : null,
    indexing: gathered.indexing,
    page_timing: timingOf(page),
    meta: metaOf(gathered, faviconAnswers),
    resource_errors: {
      errors: brokenResources.map(({ url, status }) => ({ message: `${status} ${url}`, line: 0, column: 0 })),
      warnings: read.errors,
    },
    cache_control: cacheControl(page.headers['cache-control']),
    checks,
    technical_info: {
      doctype: read.doctype,
      charset_from: charset.charsetFrom,
      wrong_charset: charset.wrongCharset,
      charset_mismatch: charset.isGarbled,
      http_status: page.status,
    },
    content_encoding: contentEncoding,
    media_type: page.headers['content-type']?.split(';')[0]?.trim(),
    server: page.headers.server,
    total_dom_size: read.elements,
    size: page.body.length,
    encoded_size: page.encodedSize,
    total_transfer_size: transferOf(gathered),
    broken_resources: resources.length > 0 ? brokenResources.length > 0 : null,
    broken_links: links.length > 0 ? links.some(isBroken) : null,
    last_modified: { header: page.headers['last-modified'], meta_tag: read.modifiedMeta },
    social_media_tags: read.openGraph,
  });
}

const timingOf = ({ timing }: FetchedPage) => ({
  connection_time: Math.round(timing.connectionMs),
  waiting_time: Math.round(timing.waitingMs),
  download_time: Math.round(timing.downloadMs),
  duration_time: Math.round(timing.totalMs),
});

function metaOf({ page, read, charset, links, resources, htmlSize }: Gathered, faviconAnswers: boolean | null) {
  const { title, description, lang, generator, canonical, robots, viewport, hreflang, images, scripts, stylesheets, text } = read;
  const sizes = (urls: string[]) => sumKnown(resources.filter(({ url }) => urls.includes(url)));
  const broken = links.filter(isBroken);
  const undescribed = images.filter(({ lacksText }) => lacksText);
  const hasLinks = read.internalLinks.length + read.externalLinks.length > 0;
  return {
    ...{ title, description, lang, generator, canonical, robots, viewport, hreflang },
    charset: charset.charset,
    favicon: read.icons[0] ?? (faviconAnswers ? defaultIcon(page.url) : null),
    htags: read.headings,
    images: images.length,
    images_size: sizes(images.map(({ src }) => src)),
    images_without_alt: undescribed.length,
    undescribed_images: addressesOf(undescribed),
    images_with_empty_alt: images.filter(({ alt }) => alt?.trim() === '').length,
    scripts_count: scripts.length,
    scripts_size: sizes(scripts.flatMap(({ src }) => src ?? [])),
    stylesheets_count: stylesheets.length,
    stylesheets_size: sizes(stylesheets.map(({ href }) => href)),
    internal_links: read.internalLinks.length,
    external_links: read.externalLinks.length,
    broken_links: links.length > 0 || !hasLinks ? broken.length : null,
    links_checked: links.filter(({ status }) => status !== null).length,
    broken,
    broken_resources: resources.filter(isBroken),
    insecure_files: insecureFiles(read, page),
    structured_data: read.structuredData,
    deprecated_tags: read.deprecatedTags,
    content: {
      plain_text_size: text.bytes,
      plain_text_word_count: text.words,
      plain_text_rate: htmlSize > 0 ? Math.round((text.characters / htmlSize) * 1000) / 1000 : null,
      flesch_kincaid_readability_index: text.readingEase,
      title_to_content_consistency: text.titleConsistency,
      description_to_content_consistency: text.descriptionConsistency,
    },
  };
}

const MAX_LISTED_IMAGES = 30;
const MAX_ADDRESS = 300;

/** Addresses to look an image up by: one that lies in the page itself has none. */
const addressesOf = (images: readonly { src: string }[]): string[] =>
  [...new Set(images.map(({ src }) => src))].filter((src) => /^https?:/.test(src) && src.length <= MAX_ADDRESS).slice(0, MAX_LISTED_IMAGES);

/** Default path of the icon. */
export const defaultIcon = (url: string): string => new URL('/favicon.ico', url).href;

/** Merges the rendered document with properties of its source. */
export function asDrawn(drawn: PageDocument, source: PageDocument): PageDocument {
  const blocking = new Set(source.scripts.flatMap(({ src, blocking: blocks }) => (blocks && src ? src : [])));
  const sheets = new Set(source.stylesheets.flatMap(({ href, blocking: blocks }) => (blocks ? href : [])));
  return {
    ...drawn,
    doctype: source.doctype,
    charsetDeclared: source.charsetDeclared,
    metaRefresh: source.metaRefresh,
    errors: source.errors,
    // scripts and styles inserted by scripts do not block
    scripts: drawn.scripts.map((script) => ({ ...script, blocking: blocking.has(script.src ?? '') })),
    stylesheets: drawn.stylesheets.map((sheet) => ({ ...sheet, blocking: sheets.has(sheet.href) })),
  };
}

/** Returns null when source and rendered document agree. */
function sourceBeside(drawn: PageDocument, source: PageDocument): PageSource | null {
  const [shown, sent] = [drawn, source].map(({ title, description, headings, text }) => ({
    title,
    description,
    h1: headings.h1 ?? [],
    words: text.words,
  }));
  return sent && JSON.stringify(shown) !== JSON.stringify(sent) ? sent : null;
}

export const isFile = (url: string): boolean => url.startsWith('http');

/** Written into the page it is there; one that is declared and missing is not made up for by another. */
function iconAnswers({ read, icons }: Gathered): boolean | null {
  if (icons.some(isBroken)) return false;
  return read.icons.some((icon) => !isFile(icon)) || icons.some(({ status }) => status !== null && status < 300) ? true : null;
}

/** Mixed content: unencrypted resources of an encrypted page without upgrade-insecure-requests. */
function insecureFiles({ insecureFiles: files, upgradesInsecure }: PageDocument, { url, headers }: FetchedPage): InsecureFile[] {
  return url.startsWith('https:') && !upgradesInsecure && !upgrades(headers['content-security-policy']) ? files : [];
}

/** What could not be checked is not broken. */
function isBroken(link: Checked): link is Checked & { status: number } {
  return link.status === 404 || link.status === 410 || (link.status !== null && link.status >= 500 && link.status < 600);
}

function sumKnown(resources: Checked[]): number | null {
  const sizes = resources.flatMap(({ size }) => size ?? []);
  return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : null;
}

/** Null when a part is not known: what is left would be the weight of something else. */
function transferOf({ page, resources, areAllResources }: Gathered): number | null {
  const sizes = [page.encodedSize, ...resources.filter((file) => !isBroken(file)).map(({ size }) => size)];
  const known = sizes.filter((size) => size !== null);
  return areAllResources && known.length === sizes.length ? known.reduce((sum, size) => sum + size, 0) : null;
}

function cacheControl(header: string | undefined): CacheControl {
  const ttl = Number(/(?:s-maxage|max-age)\s*=\s*(\d+)/i.exec(header ?? '')?.[1] ?? 0);
  return { cachable: ttl > 0 && !/no-store|no-cache|private/i.test(header ?? ''), ttl };
}
