import { type Attributes, InsecureFiles, isJavaScript, upgrades } from './insecure-files.js';
import type { PageDocument } from './page-document.js';

/** What is read of a page, with its words. */
export type Read = Omit<PageDocument, 'doctype' | 'errors' | 'text'> & { text: string };

/** Of foreign texts no more is kept: a title of a megabyte is a fact of its first thousand characters. */
const MAX = {
  text: 1000,
  list: 5000,
  headings: 300,
  url: 2000,
  types: 50,
  tag: 500,
  tags: 60,
  icons: 4,
};
const DEPRECATED = new Set([
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
]);
/** Elements that separate sentences when their text is read. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table td th tr ul button'.split(
    ' ',
  ),
);
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'title']);
const HEADING = /^h[1-6]$/;
const LOADED_LINKS = new Set(['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest', 'apple-touch-icon']);

/** Gathers what a page says while it is walked. */
export class DocumentReader {
  private readonly read: Omit<Read, 'insecureFiles'> = {
    title: null,
    titleCount: 0,
    description: null,
    descriptionCount: 0,
    lang: null,
    charsetDeclared: false,
    generator: null,
    icons: [],
    upgradesInsecure: false,
    canonical: null,
    robots: null,
    viewport: null,
    metaRefresh: false,
    hreflang: [],
    headings: {},
    images: [],
    scripts: [],
    stylesheets: [],
    internalLinks: [],
    externalLinks: [],
    frames: 0,
    structuredData: [],
    openGraph: {},
    deprecatedTags: [],
    modifiedMeta: null,
    text: '',
    elements: 0,
  };
  private readonly internal = new Set<string>();
  private readonly external = new Set<string>();
  private readonly types = new Set<string>();
  private readonly deprecated = new Set<string>();
  private readonly shown: string[] = [];
  private readonly path: string[] = [];
  private readonly openHeadings: { name: string; text: string }[] = [];
  /** What it asks for over an open connection. */
  private readonly insecure = new InsecureFiles((address) => this.resolve(address));
  private base: string;
  private hasBase = false;
  private hiddenAt = 0;
  private script: string | null = null;
  private title: string | null = null;

  constructor(private readonly url: string) {
    this.base = url;
  }

  open(name: string, attributes: Attributes): void {
    const { read, path } = this;
    path.push(name);
    read.elements++;
    if (DEPRECATED.has(name)) this.deprecated.add(name);
    if (attributes.itemtype) this.type(attributes.itemtype.split('/').pop());
    const isHidden = UNSEEN.has(name) || 'hidden' in attributes;
    if (isHidden && !this.hiddenAt) this.hiddenAt = path.length;
    const inSvg = path.includes('svg') && name !== 'svg';
    if (!inSvg) this.element(name, attributes);
    if (HEADING.test(name)) this.openHeadings.push({ name, text: '' });
    if (BLOCKS.has(name)) this.shown.push('\n');
  }

  close(name: string): void {
    if (BLOCKS.has(name)) this.shown.push('\n');
    if (HEADING.test(name)) this.endHeading();
    if (name === 'script' && this.script !== null) this.endStructuredData();
    if (name === 'title' && this.title !== null) {
      this.read.title ??= clean(this.title);
      this.title = null;
    }
    if (this.hiddenAt === this.path.length) this.hiddenAt = 0;
    this.path.pop();
  }

  text(text: string): void {
    if (this.title !== null && this.title.length < MAX.text) this.title += text.slice(0, MAX.text);
    if (this.script !== null && this.script.length < 100_000) this.script += text;
    if (this.path.at(-1) === 'style') this.insecure.styles(text);
    const heading = this.openHeadings.at(-1);
    if (heading && heading.text.length < MAX.text) heading.text += text.slice(0, MAX.text);
    if (!this.hiddenAt) this.shown.push(text);
  }

  result(): Read {
    const text = this.shown
      .join('')
      .replace(/[^\S\n]+/g, ' ')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n');
    return {
      ...this.read,
      insecureFiles: this.insecure.found,
      internalLinks: [...this.internal],
      externalLinks: [...this.external],
      structuredData: [...this.types],
      deprecatedTags: [...this.deprecated],
      text,
    };
  }

  private element(name: string, attributes: Attributes): void {
    const { read } = this;
    if (name === 'html') read.lang ??= clean(attributes.lang);
    else if (name === 'title') this.openTitle();
    else if (name === 'meta') this.meta(attributes);
    else if (name === 'link') this.link(attributes);
    else if (name === 'base' && !this.hasBase && attributes.href !== undefined) {
      this.hasBase = true;
      this.base = this.resolve(attributes.href) ?? this.base;
    } else if (name === 'script') this.openScript(attributes);
    else if (name === 'img' && !this.path.includes('noscript')) this.image(attributes);
    else if (name === 'a' && attributes.href !== undefined) this.anchor(attributes.href);
    else if (name === 'iframe' || name === 'frame') read.frames++;
    if (name !== 'link' && !this.path.includes('noscript') && !this.path.includes('template')) this.insecure.element(name, attributes);
  }

  private icon(url: string | null): void {
    const { icons } = this.read;
    if (url && icons.length < MAX.icons && !icons.includes(url)) icons.push(url);
  }

  private openTitle(): void {
    const isHead = this.path.includes('head');
    if (isHead) this.read.titleCount++;
    if (this.read.title === null && (isHead || this.path.at(-2) === 'body')) this.title = '';
  }

  private meta({ name, property, charset, content, 'http-equiv': equivalent }: Attributes): void {
    const { read } = this;
    const key = name?.toLowerCase();
    const text = clean(content);
    const rule = equivalent?.toLowerCase();
    if (charset !== undefined || rule === 'content-type') read.charsetDeclared = true;
    if (rule === 'refresh') read.metaRefresh = true;
    if (rule === 'content-security-policy') read.upgradesInsecure ||= upgrades(content);
    if (key === 'description') {
      read.descriptionCount++;
      read.description ??= text;
    }
    if (key === 'generator') read.generator ??= text;
    if (key === 'robots') read.robots ??= text;
    if (key === 'viewport') read.viewport ??= text;
    if (property === 'article:modified_time' || rule === 'last-modified') read.modifiedMeta ??= text;
    const tag = property ?? name ?? '';
    if (!property?.startsWith('og:') && !tag.startsWith('twitter:')) return;
    if (Object.keys(read.openGraph).length < MAX.tags) read.openGraph[tag.slice(0, 100)] ??= (content ?? '').slice(0, MAX.tag);
  }

  private link({ rel = '', href, hreflang, media }: Attributes): void {
    const { read } = this;
    const kinds = rel.toLowerCase().split(/\s+/);
    if (kinds.includes('icon')) this.icon(this.resolve(href));
    if (kinds.some((kind) => LOADED_LINKS.has(kind))) this.insecure.load(href, kinds.includes('stylesheet'));
    if (rel.toLowerCase() === 'canonical') read.canonical ??= clean(href);
    if (kinds.includes('alternate') && hreflang !== undefined && read.hreflang.length < MAX.headings)
      read.hreflang.push({ lang: hreflang.slice(0, 50), url: (href ?? '').slice(0, MAX.url) });
    if (kinds.includes('stylesheet') && href !== undefined && read.stylesheets.length < MAX.list)
      read.stylesheets.push({ href: this.resolve(href) ?? '', blocking: !/print/i.test(media ?? '') });
  }

  private openScript({ src, type, async: isAsync, defer }: Attributes): void {
    if (type?.trim().toLowerCase() === 'application/ld+json') this.script = '';
    if (!isJavaScript(type) || this.read.scripts.length >= MAX.list) return;
    const isDeferred = isAsync !== undefined || defer !== undefined || type === 'module';
    const blocking = src !== undefined && !isDeferred && this.path.includes('head');
    this.read.scripts.push({ src: this.resolve(src), blocking });
  }

  private image({ src, alt, title }: Attributes): void {
    if (this.read.images.length >= MAX.list) return;
    this.read.images.push({ src: this.resolve(src) ?? '', alt: alt?.slice(0, MAX.text) ?? null, title: title?.slice(0, MAX.text) ?? null });
  }

  /** Distinct pages the links lead to, without fragments; the page itself is no link. */
  private anchor(href: string): void {
    const resolved = this.resolve(href);
    if (!resolved?.startsWith('http') || this.internal.size + this.external.size >= MAX.list) return;
    const url = new URL(resolved);
    const own = new URL(this.base);
    url.hash = '';
    if (bareHost(url) !== bareHost(own)) this.external.add(url.href);
    else if (url.pathname !== own.pathname || url.search !== own.search) this.internal.add(url.href);
  }

  private endHeading(): void {
    const heading = this.openHeadings.pop();
    if (!heading) return;
    const texts = this.read.headings[heading.name] ?? [];
    this.read.headings[heading.name] = texts;
    if (texts.length < MAX.headings) texts.push(heading.text.replace(/\s+/g, ' ').trim().slice(0, MAX.text));
  }

  /** Types named by JSON-LD and microdata, e.g. `LocalBusiness`. */
  private endStructuredData(): void {
    for (const [, type] of (this.script ?? '').matchAll(/"@type"\s*:\s*"([^"]{1,80})"/g)) this.type(type);
    this.script = null;
  }

  private type(type: string | undefined): void {
    if (type && this.types.size < MAX.types) this.types.add(type.slice(0, 80));
  }

  private resolve(href: string | undefined): string | null {
    const text = href?.trim().slice(0, MAX.url);
    return text && URL.canParse(text, this.base) ? new URL(text, this.base).href : null;
  }
}

const clean = (text: string | undefined): string | null => text?.slice(0, MAX.text).replace(/\s+/g, ' ').trim() || null;
const bareHost = (url: URL) => url.host.replace(/^www\./, '');
