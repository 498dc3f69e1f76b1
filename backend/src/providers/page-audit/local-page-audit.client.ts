import { Injectable } from '@nestjs/common';
import { ForeignReader } from '../foreign/foreign-reader.service.js';
import { SiteVisits } from '../site-visit/site-visit.service.js';
import type { CacheControl, PageAuditReport, PageSource } from './page-audit.contract.js';
import { PageAudit } from './page-audit.js';
import { pageChecks } from './page-checks.js';
import type { PageDocument } from './page-document.js';

interface Checked {
  url: string;
  /** Null when it did not answer in time or refuses robots. */
  status: number | null;
  size: number | null;
}

const MAX_LINKS = 50;
const MAX_RESOURCES = 120;
const AT_ONCE = 6;
const BUDGET_MS = 12_000;

/** Our own on-page engine: one request for the page, light ones for a bounded number of its links and files. */
@Injectable()
export class LocalPageAudit extends PageAudit {
  readonly provider = 'SmartIndex';

  constructor(
    private readonly visits: SiteVisits,
    private readonly reader: ForeignReader,
  ) {
    super();
  }

  async audit(url: string): Promise<PageAuditReport> {
    const { page, document, drawn } = await this.visits.page(url);
    const source = await this.reader.read('document', document.html, page.url);
    const read = drawn ? asDrawn(await this.reader.read('document', drawn.html, drawn.url), source) : source;
    const htmlSize = drawn ? Buffer.byteLength(drawn.html) : page.body.length;
    const deadline = Date.now() + BUDGET_MS;
    const [links, resources, favicon] = await Promise.all([
      this.checkAll([...read.internalLinks, ...read.externalLinks].slice(0, MAX_LINKS), deadline),
      this.checkAll(resourcesOf(read).slice(0, MAX_RESOURCES), deadline),
      read.favicon ? Promise.resolve(null) : this.check(new URL('/favicon.ico', page.url).href, deadline),
    ]);
    const served = {
      finalUrl: page.url,
      status: page.status,
      redirected: page.redirects.length > 0,
      contentEncoding: page.headers['content-encoding'] ?? null,
      wrongCharset: document.wrongCharset,
      faviconAnswers: favicon ? favicon.status === 200 : null,
    };
    const checks = pageChecks(read, served);
    const sizes = (urls: string[]) => sumKnown(resources.filter((resource) => urls.includes(resource.url)));
    const brokenLinks = links.filter(isBroken);
    const brokenResources = resources.filter(isBroken);
    return {
      url: page.url,
      rendered: drawn !== null,
      raw: drawn && sourceBeside(read, source),
      page_timing: {
        time_to_interactive: null,
        dom_complete: null,
        largest_contentful_paint: null,
        first_input_delay: null,
        connection_time: Math.round(page.timing.connectionMs),
        waiting_time: Math.round(page.timing.waitingMs),
        download_time: Math.round(page.timing.downloadMs),
        duration_time: Math.round(page.timing.totalMs),
      },
      meta: {
        title: read.title,
        description: read.description,
        title_length: read.title?.length ?? 0,
        description_length: read.description?.length ?? 0,
        lang: read.lang,
        charset: document.charset,
        generator: read.generator,
        favicon: read.favicon ?? (served.faviconAnswers ? new URL('/favicon.ico', page.url).href : null),
        canonical: read.canonical,
        robots: read.robots,
        viewport: read.viewport,
        hreflang: read.hreflang,
        h1: read.headings.h1 ?? [],
        htags: read.headings,
        images: read.images.length,
        images_count: read.images.length,
        images_size: sizes(read.images.map(({ src }) => src)),
        images_without_alt: read.images.filter(({ alt }) => alt === null).length,
        images_with_empty_alt: read.images.filter(({ alt }) => alt?.trim() === '').length,
        scripts_count: read.scripts.length,
        scripts_size: sizes(read.scripts.flatMap(({ src }) => src ?? [])),
        stylesheets_count: read.stylesheets.length,
        stylesheets_size: sizes(read.stylesheets.map(({ href }) => href)),
        internal_links: read.internalLinks.length,
        external_links: read.externalLinks.length,
        internal_links_count: read.internalLinks.length,
        external_links_count: read.externalLinks.length,
        broken_links: links.length > 0 || read.internalLinks.length + read.externalLinks.length === 0 ? brokenLinks.length : null,
        links_checked: links.filter(({ status }) => status !== null).length,
        broken: brokenLinks,
        broken_resources: brokenResources,
        structured_data: read.structuredData,
        deprecated_tags: read.deprecatedTags,
        content: {
          plain_text_size: read.text.bytes,
          plain_text_word_count: read.text.words,
          plain_text_rate: htmlSize > 0 ? Math.round((read.text.characters / htmlSize) * 1000) / 1000 : null,
          flesch_kincaid_readability_index: read.text.readingEase,
          title_to_content_consistency: read.text.titleConsistency,
          description_to_content_consistency: read.text.descriptionConsistency,
        },
      },
      resource_errors: {
        errors: brokenResources.map(({ url: address, status }) => ({ message: `${status} ${address}`, line: 0, column: 0 })),
        warnings: read.errors,
      },
      cache_control: cacheControl(page.headers['cache-control']),
      checks,
      technical_info: {
        doctype: read.doctype,
        https: checks.is_https ?? false,
        charset_from: document.charsetFrom,
        wrong_charset: document.wrongCharset,
        http_status: page.status,
      },
      content_encoding: served.contentEncoding,
      media_type: page.headers['content-type']?.split(';')[0]?.trim() ?? null,
      server: page.headers.server ?? null,
      total_dom_size: read.elements,
      size: page.body.length,
      encoded_size: page.encodedSize,
      total_transfer_size: page.encodedSize + (sumKnown(resources) ?? 0),
      url_length: page.url.length,
      relative_url_length: new URL(page.url).pathname.length,
      broken_resources: resources.length > 0 ? brokenResources.length > 0 : null,
      broken_links: links.length > 0 ? brokenLinks.length > 0 : null,
      duplicate_title: null,
      duplicate_description: null,
      duplicate_content: null,
      click_depth: null,
      last_modified: { header: page.headers['last-modified'] ?? null, meta_tag: read.modifiedMeta },
      social_media_tags: read.openGraph,
    };
  }

  private async checkAll(urls: string[], deadline: number): Promise<Checked[]> {
    const waiting = [...urls];
    const checked: Checked[] = [];
    const work = async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) checked.push(await this.check(url, deadline));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return checked;
  }

  /** HEAD, and GET for servers that do not know HEAD. */
  private async check(url: string, deadline: number): Promise<Checked> {
    const timeoutMs = Math.min(5000, deadline - Date.now());
    if (timeoutMs < 100) return { url, status: null, size: null };
    const head = await this.visits.resource(url, { method: 'HEAD', timeoutMs });
    const answer =
      head && [400, 403, 404, 405, 501].includes(head.status) ? await this.visits.resource(url, { timeoutMs, maxBytes: 3_000_000 }) : head;
    const declared = Number(answer?.headers['content-length']);
    return { url, status: answer?.status ?? null, size: Number.isFinite(declared) ? declared : null };
  }
}

/** What scripts have made of the page; how it was written, only its source can tell. */
function asDrawn(drawn: PageDocument, source: PageDocument): PageDocument {
  const blocking = new Set(source.scripts.flatMap(({ src, blocking: blocks }) => (blocks && src ? src : [])));
  const sheets = new Set(source.stylesheets.flatMap(({ href, blocking: blocks }) => (blocks ? href : [])));
  return {
    ...drawn,
    doctype: source.doctype,
    charsetDeclared: source.charsetDeclared,
    metaRefresh: source.metaRefresh,
    errors: source.errors,
    // scripts and styles that a script has added wait for nobody
    scripts: drawn.scripts.map((script) => ({ ...script, blocking: blocking.has(script.src ?? '') })),
    stylesheets: drawn.stylesheets.map((sheet) => ({ ...sheet, blocking: sheets.has(sheet.href) })),
  };
}

/** Null when the source says what the browser shows. */
function sourceBeside(drawn: PageDocument, source: PageDocument): PageSource | null {
  const [shown, sent] = [drawn, source].map(({ title, description, headings, text }) => ({
    title,
    description,
    h1: headings.h1 ?? [],
    words: text.words,
  }));
  return sent && JSON.stringify(shown) !== JSON.stringify(sent) ? sent : null;
}

/** Refusals to robots (401, 403, 429, 999…) are not broken: a person would see the page. */
function isBroken(link: Checked): link is Checked & { status: number } {
  return link.status === 404 || link.status === 410 || (link.status !== null && link.status >= 500 && link.status < 600);
}

function resourcesOf(read: PageDocument): string[] {
  const files = [
    ...read.stylesheets.map(({ href }) => href),
    ...read.scripts.flatMap(({ src }) => src ?? []),
    ...read.images.map(({ src }) => src),
  ];
  return [...new Set(files.filter((file) => file.startsWith('http')))];
}

function sumKnown(resources: Checked[]): number | null {
  const sizes = resources.flatMap(({ size }) => size ?? []);
  return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : null;
}

function cacheControl(header: string | undefined): CacheControl {
  const ttl = Number(/(?:s-maxage|max-age)\s*=\s*(\d+)/i.exec(header ?? '')?.[1] ?? 0);
  return { cachable: ttl > 0 && !/no-store|no-cache|private/i.test(header ?? ''), ttl };
}
