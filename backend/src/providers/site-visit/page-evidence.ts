import { Parser } from 'htmlparser2';

/** What a page consists of, as far as it tells whose page it is: gathered in one walk, every part bounded. */
export interface PageEvidence {
  title: string;
  lang: string;
  generator: string;
  canonical: string | null;
  /** og:site_name, application-name, and the names in structured data. */
  siteNames: string[];
  refresh: { delay: number; url: string } | null;
  /** h1 and h2, in their order. */
  headings: { level: 1 | 2; text: string }[];
  /** Visible text, block by block. */
  segments: string[];
  links: { href: string; text: string }[];
  /** Addresses of scripts, images, styles, frames and forms. */
  resources: string[];
  frames: { src: string; covers: boolean }[];
  isFrameset: boolean;
  /** Images, videos, drawings and embedded objects. */
  media: number;
  scripts: number;
  /** Attributes that run a script on their own, e.g. `onload`. */
  hasHandlers: boolean;
  /** Scripts written into the page. */
  inline: string;
  passwordFields: number;
  /** Fields that a visitor types into, other than passwords. */
  textFields: number;
  /** Ids and classes. */
  names: string;
  comments: string;
  noscript: string;
  elements: number;
}

const MAX = { text: 300, segments: 800, segment: 600, links: 400, resources: 400, inline: 60_000, names: 30_000, comments: 4000 };
const BLOCKS = new Set(
  'address article aside blockquote body br button center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table td th tr ul'.split(
    ' ',
  ),
);
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'noframes', 'svg', 'title', 'head', 'object', 'select']);
const MEDIA = new Set(['img', 'video', 'canvas', 'svg', 'object', 'embed', 'picture', 'model-viewer']);
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'checkbox', 'radio', 'image', 'reset', 'password', 'search']);
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const COVERING = /\b(?:height|min-height)\s*:\s*100(?:%|vh|dvh)|position\s*:\s*(?:fixed|absolute)/i;

type Attributes = Record<string, string>;

/** A picture that only counts visitors. */
const isDot = ({ width, height, style = '' }: Attributes): boolean =>
  [width, height].some((size) => size === '0' || size === '1') || HIDDEN_STYLE.test(style);

/** One linear pass over the source; no tree is built. */
export function readEvidence(html: string, base: string): PageEvidence {
  const reader = new EvidenceReader(base);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
    oncomment: (text) => reader.comment(text),
  });
  parser.end(html);
  return reader.result();
}

class EvidenceReader {
  private readonly found: PageEvidence = {
    title: '',
    lang: '',
    generator: '',
    canonical: null,
    siteNames: [],
    refresh: null,
    headings: [],
    segments: [],
    links: [],
    resources: [],
    frames: [],
    isFrameset: false,
    media: 0,
    scripts: 0,
    hasHandlers: false,
    inline: '',
    passwordFields: 0,
    textFields: 0,
    names: '',
    comments: '',
    noscript: '',
    elements: 0,
  };
  private base: string;
  private depth = 0;
  /** Depth of the outermost element that is not shown; 0 = shown. */
  private hiddenAt = 0;
  private inside: 'title' | 'script' | 'ld+json' | 'noscript' | null = null;
  private hasTitle = false;
  private heading: { level: 1 | 2; text: string } | null = null;
  private link: { href: string; text: string } | null = null;
  private segment = '';

  constructor(base: string) {
    this.base = base;
  }

  open(name: string, attributes: Attributes): void {
    this.depth++;
    this.found.elements++;
    if (name === 'html') this.found.lang ||= (attributes.lang ?? '').slice(0, 20);
    if (name === 'base') this.base = this.resolve(attributes.href) ?? this.base;
    if (name === 'meta') this.meta(attributes);
    if (name === 'title' && !this.hasTitle) this.inside = 'title';
    if (name === 'noscript') this.inside = 'noscript';
    if ('onload' in attributes || 'onerror' in attributes) this.found.hasHandlers = true;
    if (name === 'script') this.script(attributes);
    if (name === 'frameset') this.found.isFrameset = true;
    if (MEDIA.has(name) && !this.hiddenAt && !isDot(attributes)) this.found.media++;
    if (name === 'input' || name === 'textarea') this.field(name, attributes);
    this.nameOf(attributes);
    this.reference(name, attributes);
    if (BLOCKS.has(name)) this.endSegment();
    const isHidden = UNSEEN.has(name) || 'hidden' in attributes || HIDDEN_STYLE.test(attributes.style ?? '');
    if (isHidden && !this.hiddenAt) this.hiddenAt = this.depth;
    if (this.hiddenAt) return;
    if (name === 'h1' || name === 'h2') this.heading = { level: name === 'h1' ? 1 : 2, text: '' };
    if (name === 'a' && attributes.href !== undefined) this.link = { href: this.resolve(attributes.href) ?? '', text: '' };
    // an image's words are all that some pages say
    if (name === 'img' && attributes.alt) this.show(` ${attributes.alt.slice(0, MAX.text)} `);
    if (name === 'input' && /^(submit|button)$/i.test(attributes.type ?? '')) this.show(` ${(attributes.value ?? '').slice(0, MAX.text)} `);
  }

  close(name: string): void {
    if (this.inside && (name === 'title' || name === 'script' || name === 'noscript')) {
      if (this.inside === 'title') this.hasTitle = true;
      this.inside = null;
    }
    if (BLOCKS.has(name)) this.endSegment();
    if (name === 'h1' || name === 'h2') this.endHeading();
    if (name === 'a') this.endLink();
    if (this.hiddenAt === this.depth) this.hiddenAt = 0;
    this.depth--;
  }

  text(text: string): void {
    const { found } = this;
    if (this.inside === 'title') found.title = joined(found.title, text, MAX.text);
    else if (this.inside === 'script') found.inline = joined(found.inline, text, MAX.inline);
    else if (this.inside === 'ld+json') this.structuredData(text);
    else if (this.inside === 'noscript') found.noscript = joined(found.noscript, text, MAX.comments);
    else if (!this.hiddenAt) this.show(text);
  }

  comment(text: string): void {
    this.found.comments = joined(this.found.comments, `\n${text.slice(0, MAX.text)}`, MAX.comments);
  }

  result(): PageEvidence {
    this.endSegment();
    this.endHeading();
    this.endLink();
    return { ...this.found, title: spaced(this.found.title), noscript: spaced(this.found.noscript) };
  }

  private show(text: string): void {
    if (this.segment.length < MAX.segment) this.segment += text.slice(0, MAX.segment);
    if (this.heading && this.heading.text.length < MAX.text) this.heading.text += text.slice(0, MAX.text);
    if (this.link && this.link.text.length < MAX.text) this.link.text += text.slice(0, MAX.text);
  }

  private endSegment(): void {
    const text = spaced(this.segment).slice(0, MAX.segment);
    this.segment = '';
    if (text && this.found.segments.length < MAX.segments) this.found.segments.push(text);
  }

  private endHeading(): void {
    const text = spaced(this.heading?.text ?? '').slice(0, MAX.text);
    if (this.heading && text && this.found.headings.length < 40) this.found.headings.push({ level: this.heading.level, text });
    this.heading = null;
  }

  private endLink(): void {
    if (this.link && this.found.links.length < MAX.links) this.found.links.push({ ...this.link, text: spaced(this.link.text) });
    this.link = null;
  }

  private meta({ name, property, 'http-equiv': equivalent, content = '' }: Attributes): void {
    const { found } = this;
    const key = (name ?? property ?? '').toLowerCase();
    if (key === 'generator') found.generator ||= content.slice(0, MAX.text);
    if (key === 'og:site_name' || key === 'application-name') this.siteName(content);
    if (equivalent?.toLowerCase() !== 'refresh') return;
    const parts = /^\s*(\d+)(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s>]+)/i.exec(content.slice(0, 2000));
    const url = this.resolve(parts?.[2]);
    if (url) found.refresh ??= { delay: Number(parts?.[1]), url };
  }

  private script({ src, type }: Attributes): void {
    if (/ld\+json/i.test(type ?? '')) this.inside = 'ld+json';
    else if (!type || /javascript|ecmascript|module/i.test(type)) {
      this.found.scripts++;
      if (src === undefined) this.inside = 'script';
    }
  }

  private structuredData(text: string): void {
    for (const [, name] of text.slice(0, 20_000).matchAll(/"(?:name|legalName|alternateName)"\s*:\s*"([^"\\]{2,120})"/g))
      this.siteName(name ?? '');
  }

  private siteName(name: string): void {
    if (name && this.found.siteNames.length < 20) this.found.siteNames.push(spaced(name).slice(0, MAX.text));
  }

  private field(name: string, { type = 'text' }: Attributes): void {
    const kind = type.toLowerCase();
    if (kind === 'password') this.found.passwordFields++;
    else if (name === 'textarea' || !NOT_TYPED.has(kind)) this.found.textFields++;
  }

  private nameOf({ id, class: classes }: Attributes): void {
    if (!id && !classes) return;
    if (this.found.names.length < MAX.names) this.found.names += ` ${(id ?? '').slice(0, 100)} ${(classes ?? '').slice(0, 300)}`;
  }

  private reference(name: string, attributes: Attributes): void {
    const { found } = this;
    if (name === 'link' && /\bcanonical\b/i.test(attributes.rel ?? '')) found.canonical ??= this.resolve(attributes.href);
    if ((name === 'frame' || name === 'iframe') && found.frames.length < 20) {
      const src = this.resolve(attributes.src);
      const covers = name === 'frame' || /^100(%|vh)$/.test(attributes.height ?? '') || COVERING.test(attributes.style ?? '');
      if (src && !this.hiddenAt) found.frames.push({ src, covers });
    }
    const isReference = name !== 'a' && name !== 'base';
    const address = isReference ? (attributes.src ?? attributes.action ?? attributes.href ?? attributes.data) : undefined;
    const url = address && found.resources.length < MAX.resources ? this.resolve(address) : null;
    if (url) found.resources.push(url);
  }

  private resolve(address: string | undefined): string | null {
    const text = address?.trim().slice(0, 2000);
    return text && !text.startsWith('data:') && URL.canParse(text, this.base) ? new URL(text, this.base).href : null;
  }
}

/** Costs nothing once the first part is full, however often it is called. */
const joined = (text: string, more: string, length: number): string =>
  text.length < length ? text + more.slice(0, length - text.length) : text;
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
