import { type CheerioAPI, load } from 'cheerio';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { ResourceErrors } from './page-audit.contract.js';
import { wordsOf } from './readability.js';

/** What the HTML of one page says, before any judgement. */
export interface PageDocument {
  title: string | null;
  titleCount: number;
  description: string | null;
  descriptionCount: number;
  lang: string | null;
  doctype: boolean;
  charsetDeclared: boolean;
  generator: string | null;
  favicon: string | null;
  canonical: string | null;
  robots: string | null;
  viewport: string | null;
  metaRefresh: boolean;
  hreflang: { lang: string; url: string }[];
  headings: Record<string, string[]>;
  images: { src: string; alt: string | null; title: string | null }[];
  scripts: { src: string | null; blocking: boolean }[];
  stylesheets: { href: string; blocking: boolean }[];
  internalLinks: string[];
  externalLinks: string[];
  frames: number;
  structuredData: string[];
  openGraph: Record<string, string>;
  deprecatedTags: string[];
  modifiedMeta: string | null;
  text: string;
  words: number;
  elements: number;
  errors: ResourceErrors['errors'];
}

const DEPRECATED = [
  'acronym',
  'applet',
  'basefont',
  'big',
  'center',
  'dir',
  'font',
  'frame',
  'frameset',
  'marquee',
  'noframes',
  'strike',
  'tt',
  'blink',
];
/** Elements that separate sentences when their text is read. */
const BLOCKS =
  'address,article,aside,blockquote,br,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,option,p,pre,section,table,td,th,tr,ul,button';
const MAX_PARSE_ERRORS = 200;

/** Reads a page as served: no script is run, `noscript` is not shown (a browser with scripts on). */
export function readDocument(html: string, url: string): PageDocument {
  const errors: ResourceErrors['errors'] = [];
  const tree = parse(html, {
    treeAdapter: adapter,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      if (errors.length < MAX_PARSE_ERRORS) errors.push({ message: code, line: startLine, column: startCol });
    },
  });
  const $ = load(tree);
  const base = resolve($('base[href]').first().attr('href'), url) ?? url;
  const meta = (name: string) => clean($(`meta[name="${name}" i]`).first().attr('content'));
  const links = linksOf($, base);
  const read = {
    title: clean($('head > title, body > title').first().text()),
    titleCount: $('head title').length,
    description: meta('description'),
    descriptionCount: $('meta[name="description" i]').length,
    lang: clean($('html').attr('lang')),
    doctype: tree.children.some((node) => node.type === 'directive'),
    charsetDeclared: $('meta[charset], meta[http-equiv="content-type" i]').length > 0,
    generator: meta('generator'),
    favicon: resolve($('link[rel~="icon" i]').first().attr('href'), base),
    canonical: clean($('link[rel="canonical" i]').first().attr('href')),
    robots: meta('robots'),
    viewport: meta('viewport'),
    metaRefresh: $('meta[http-equiv="refresh" i]').length > 0,
    hreflang: $('link[rel="alternate" i][hreflang]')
      .map((_, link) => ({ lang: $(link).attr('hreflang') ?? '', url: $(link).attr('href') ?? '' }))
      .get(),
    headings: headingsOf($),
    images: $('img')
      .map((_, image) => ({
        src: resolve($(image).attr('src'), base) ?? '',
        alt: $(image).attr('alt') ?? null,
        title: $(image).attr('title') ?? null,
      }))
      .get(),
    scripts: $('script')
      .filter((_, script) => isJavaScript($(script).attr('type')))
      .map((_, script) => ({ src: resolve($(script).attr('src'), base), blocking: isBlocking($, script) }))
      .get(),
    stylesheets: $('link[rel~="stylesheet" i][href]')
      .map((_, sheet) => ({ href: resolve($(sheet).attr('href'), base) ?? '', blocking: !/print/i.test($(sheet).attr('media') ?? '') }))
      .get(),
    ...links,
    frames: $('iframe, frame').length,
    structuredData: structuredData($),
    openGraph: openGraph($),
    deprecatedTags: DEPRECATED.filter((tag) => $(tag).length > 0),
    modifiedMeta: clean($('meta[property="article:modified_time"], meta[http-equiv="last-modified" i]').first().attr('content')),
    elements: $('*').length,
    errors,
  };
  const text = visibleText($); // last: it takes scripts and styles out of the tree
  return { ...read, text, words: wordsOf(text).length };
}

const clean = (text: string | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null;

function resolve(href: string | undefined, base: string): string | null {
  const text = href?.trim();
  return text && URL.canParse(text, base) ? new URL(text, base).href : null;
}

const isJavaScript = (type: string | undefined) => !type || /^(module|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());

function isBlocking($: CheerioAPI, script: Parameters<CheerioAPI>[0]): boolean {
  const element = $(script);
  const deferred = element.attr('async') !== undefined || element.attr('defer') !== undefined || element.attr('type') === 'module';
  return element.attr('src') !== undefined && !deferred && element.closest('head').length > 0;
}

function headingsOf($: CheerioAPI): Record<string, string[]> {
  const headings: Record<string, string[]> = {};
  for (const level of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) {
    const texts = $(level)
      .map((_, heading) => $(heading).text().replace(/\s+/g, ' ').trim())
      .get();
    if (texts.length > 0) headings[level] = texts;
  }
  return headings;
}

/** Distinct pages the links lead to, without fragments; the page itself is no link. */
function linksOf($: CheerioAPI, base: string): { internalLinks: string[]; externalLinks: string[] } {
  const own = new URL(base);
  const internal = new Set<string>();
  const external = new Set<string>();
  $('a[href]').each((_, anchor) => {
    const href = resolve($(anchor).attr('href'), base);
    if (!href?.startsWith('http')) return;
    const url = new URL(href);
    url.hash = '';
    if (bareHost(url) !== bareHost(own)) external.add(url.href);
    else if (url.pathname !== own.pathname || url.search !== own.search) internal.add(url.href);
  });
  return { internalLinks: [...internal], externalLinks: [...external] };
}

const bareHost = (url: URL) => url.host.replace(/^www\./, '');

/** Types named by JSON-LD and microdata, e.g. `LocalBusiness`. */
function structuredData($: CheerioAPI): string[] {
  const types = new Set<string>();
  $('script[type="application/ld+json"]').each((_, script) => {
    for (const [, type] of $(script)
      .text()
      .matchAll(/"@type"\s*:\s*"([^"]{1,80})"/g))
      types.add(type ?? '');
  });
  $('[itemtype]').each((_, element) => {
    types.add($(element).attr('itemtype')?.split('/').pop() ?? '');
  });
  types.delete('');
  return [...types].slice(0, 50);
}

function openGraph($: CheerioAPI): Record<string, string> {
  const tags: Record<string, string> = {};
  $('meta[property^="og:"], meta[name^="twitter:"], meta[property^="twitter:"]').each((_, tag) => {
    const name = $(tag).attr('property') ?? $(tag).attr('name') ?? '';
    tags[name] ??= ($(tag).attr('content') ?? '').slice(0, 500);
  });
  return tags;
}

/** Empties the tree of everything that is not shown. */
function visibleText($: CheerioAPI): string {
  $('script, style, noscript, template, svg, [hidden]').remove();
  $(BLOCKS).each((_, block) => {
    $(block).append('\n');
  });
  return $('body')
    .text()
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
