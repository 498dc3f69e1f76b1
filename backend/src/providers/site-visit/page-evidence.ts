import { documentBase } from '../html/document-base.js';
import { type Attributes, type FrameDocument, ownText, parseHtml } from '../html/parse-html.js';
import { isBlock, isHiddenStyle } from '../html/rendering.js';
import { ElementTexts, spaced, TextAlternatives } from '../html/text-alternatives.js';
import { type WalkedElement, walkHtml } from '../html/walk-html.js';
import { frameOf, type PageFrame } from './page-frames.js';
import { type Refresh, refreshTarget } from './refresh-target.js';

/** Parts of a page that reveal its owner, collected in one walk, each bounded. */
export interface PageEvidence {
  title: string;
  lang: string;
  generator: string;
  canonical: string | null;
  /** og:site_name, application-name, and the names in structured data. */
  siteNames: string[];
  refresh: Refresh | null;
  /** h1 and h2, in their order. */
  headings: { level: 1 | 2; text: string }[];
  /** Visible text, block by block. */
  segments: string[];
  links: { href: string; text: string }[];
  /** Addresses of scripts, images, styles, frames and forms. */
  resources: string[];
  frames: PageFrame[];
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
  elements: number;
}

const MAX = { text: 300, segments: 800, segment: 600, links: 400, resources: 400, frames: 20, inline: 60_000, names: 30_000 };
const MEDIA = new Set(['img', 'video', 'canvas', 'svg', 'object', 'embed', 'picture', 'model-viewer']);
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'checkbox', 'radio', 'image', 'reset', 'password', 'search']);

/** A picture that only counts visitors. */
const isDot = ({ width, height, style }: Attributes): boolean =>
  [width, height].some((size) => size === '0' || size === '1') || isHiddenStyle(style);

/** Reads the evidence of a page, including documents in its frames. */
export function readEvidence(html: string, url: string, frames: readonly FrameDocument[] = []): PageEvidence {
  const reader = new EvidenceReader();
  reader.read(html, url, true);
  for (const frame of frames) reader.read(frame.html, frame.url, false);
  return reader.found;
}

class EvidenceReader {
  readonly found: PageEvidence = {
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
    elements: 0,
  };
  private base = '';
  /** Metadata of a document in a frame is not that of the page. */
  private isPage = true;
  private hasTitle = false;
  private texts: ElementTexts | null = null;
  private alternatives: TextAlternatives | null = null;
  private segment = '';

  read(html: string, url: string, isPage: boolean): void {
    const document = parseHtml(html);
    this.base = documentBase(document, url);
    this.isPage = isPage;
    this.alternatives = new TextAlternatives(document);
    this.texts = new ElementTexts(this.alternatives);
    walkHtml(document, {
      open: (element) => this.open(element),
      close: (element) => this.close(element),
      text: (text, parent) => parent?.showsText && this.show(text),
    });
    this.endSegment();
  }

  private open(element: WalkedElement): void {
    const { name, attributes, tree, isShown } = element;
    this.texts?.enter(element);
    if (tree === 'template') return;
    this.reference(name, attributes);
    if (tree === 'noscript') return;
    this.found.elements++;
    if (this.isPage) this.aboutPage(element);
    if ('onload' in attributes || 'onerror' in attributes) this.found.hasHandlers = true;
    if (name === 'script') this.script(element);
    if (isShown) this.shown(element);
    if (name === 'input' || name === 'textarea') this.field(name, attributes);
    this.nameOf(attributes);
    if (isShown && isBlock(element)) this.endSegment();
  }

  private close(element: WalkedElement): void {
    const { name, attributes, isShown } = element;
    const text = (this.texts?.leave(element, isShown) ?? '').slice(0, MAX.text);
    if (isShown && isBlock(element)) this.endSegment();
    if (!isShown) return;
    const { headings, links } = this.found;
    if ((name === 'h1' || name === 'h2') && text && headings.length < 40) headings.push({ level: name === 'h1' ? 1 : 2, text });
    const href = attributes.href ?? attributes['xlink:href'];
    if ((name === 'a' || name === 'area') && href !== undefined && links.length < MAX.links)
      links.push({ href: this.resolve(href) ?? '', text });
  }

  /** Facts about the page as a whole. */
  private aboutPage({ name, kind, attributes, tree, node }: WalkedElement): void {
    const { found } = this;
    if (kind !== 'html' || tree !== 'document') return;
    if (name === 'html') found.lang = (attributes.lang ?? '').slice(0, 20);
    if (name === 'meta') this.meta(attributes);
    if (name === 'link' && /\bcanonical\b/i.test(attributes.rel ?? '')) found.canonical ??= this.resolve(attributes.href);
    if (name === 'frameset') found.isFrameset = true;
    if (name !== 'title' || this.hasTitle) return;
    this.hasTitle = true;
    found.title = spaced(ownText(node)).slice(0, MAX.text);
  }

  private shown(element: WalkedElement): void {
    const { name, kind, attributes } = element;
    if (MEDIA.has(name) && (kind === 'html' || name === 'svg') && !isDot(attributes)) this.found.media++;
    const frame = this.found.frames.length < MAX.frames ? frameOf(element, (address) => this.resolve(address)) : null;
    if (frame) this.found.frames.push(frame);
    // some pages have text in images only
    const alternative = name === 'img' || name === 'input' ? this.alternatives?.of(element) : '';
    if (alternative) this.segment = joined(this.segment, ` ${alternative} `, MAX.segment);
  }

  private show(text: string): void {
    this.segment = joined(this.segment, text, MAX.segment);
    this.texts?.add(text);
  }

  private endSegment(): void {
    const text = spaced(this.segment).slice(0, MAX.segment);
    this.segment = '';
    if (text && this.found.segments.length < MAX.segments) this.found.segments.push(text);
  }

  private meta({ name, property, 'http-equiv': equivalent, content = '' }: Attributes): void {
    const { found } = this;
    const key = (name ?? property ?? '').toLowerCase();
    if (key === 'generator') found.generator ||= content.slice(0, MAX.text);
    if (key === 'og:site_name' || key === 'application-name') this.siteName(content);
    if (equivalent?.toLowerCase() !== 'refresh') return;
    found.refresh ??= refreshTarget(content.slice(0, 2000), this.base);
  }

  private script({ attributes: { src, type }, node }: WalkedElement): void {
    if (/ld\+json/i.test(type ?? '')) this.structuredData(ownText(node));
    else if (!type || /javascript|ecmascript|module/i.test(type)) {
      this.found.scripts++;
      if (src === undefined) this.found.inline = joined(this.found.inline, ownText(node), MAX.inline);
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
    const { resources } = this.found;
    if (name === 'a' || name === 'area' || name === 'base' || resources.length >= MAX.resources) return;
    const url = this.resolve(attributes.src ?? attributes.action ?? attributes.href ?? attributes.data);
    if (url) resources.push(url);
  }

  private resolve(address: string | undefined): string | null {
    const text = address?.trim().slice(0, 2000);
    return text && !text.startsWith('data:') && URL.canParse(text, this.base) ? new URL(text, this.base).href : null;
  }
}

/** Costs nothing once the first part is full, however often it is called. */
const joined = (text: string, more: string, length: number): string =>
  text.length < length ? text + more.slice(0, length - text.length) : text;
