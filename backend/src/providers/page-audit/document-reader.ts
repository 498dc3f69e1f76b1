import { documentBase } from '../html/document-base.js';
import { type HtmlDocument, ownText } from '../html/parse-html.js';
import { isBlock } from '../html/rendering.js';
import { ElementTexts, TextAlternatives } from '../html/text-alternatives.js';
import { type WalkedElement, walkHtml } from '../html/walk-html.js';
import { DocumentHead } from './document-head.js';
import { InsecureFiles, isJavaScript } from './insecure-files.js';
import type { PageDocument } from './page-document.js';
import { StructuredData } from './structured-data.js';
import { lacksText } from './text-of-images.js';

/** What is read of a page, with its words. */
export type Read = Omit<PageDocument, 'doctype' | 'errors' | 'text'> & { text: string };

type Content = Pick<PageDocument, 'headings' | 'images' | 'scripts' | 'stylesheets' | 'frames' | 'elements'>;

/** Of foreign texts no more is read. */
const MAX = { text: 1000, list: 5000, headings: 300, url: 2000 };
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
const HEADING = /^h[1-6]$/;
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);

/** Collects the text and the parts of a page. */
export class DocumentReader {
  private readonly content: Content = { headings: {}, images: [], scripts: [], stylesheets: [], frames: 0, elements: 0 };
  private readonly internal = new Set<string>();
  private readonly external = new Set<string>();
  private readonly deprecated = new Set<string>();
  private readonly shown: string[] = [];
  private readonly structuredData = new StructuredData();
  /** Resources loaded without encryption. */
  private readonly insecure = new InsecureFiles((address) => this.resolve(address));
  private readonly head = new DocumentHead((address) => this.resolve(address), this.insecure);
  private readonly openHeadings: { texts: string[]; at: number }[] = [];
  private base: string;
  private isPage = true;
  private alternatives: TextAlternatives | null = null;
  private texts: ElementTexts | null = null;
  /** How many elements are open that hide from a reader of the screen, that are headings which are not shown, that are the head. */
  private readonly open = { ariaHidden: 0, hiddenHeadings: 0, heads: 0 };

  constructor(private readonly url: string) {
    this.base = url;
  }

  /** `isPage`: it is the page itself, not a document in one of its frames. */
  document(document: HtmlDocument, url: string, isPage: boolean): void {
    this.base = documentBase(document, url);
    this.isPage = isPage;
    this.alternatives = new TextAlternatives(document);
    this.texts = new ElementTexts(this.alternatives);
    walkHtml(document, {
      open: (element) => isOfPage(element) && this.enter(element),
      close: (element) => isOfPage(element) && this.leave(element),
      text: (text, parent) => parent && isOfPage(parent) && this.text(text, parent),
    });
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
      ...this.head.facts,
      ...this.content,
      insecureFiles: this.insecure.found,
      internalLinks: [...this.internal],
      externalLinks: [...this.external],
      structuredData: this.structuredData.types,
      deprecatedTags: [...this.deprecated],
      text,
    };
  }

  private enter(element: WalkedElement): void {
    const { name, attributes, kind, node } = element;
    this.count(element, 1);
    this.content.elements++;
    this.texts?.enter(element, element.isShown || this.open.hiddenHeadings > 0);
    this.structuredData.open(element, () => ownText(node));
    if (this.isPage) this.head.element(element);
    if (element.isShown && isBlock(element)) this.shown.push('\n');
    if (isHeading(element)) this.openHeading(name);
    if (name === 'style') this.insecure.styles(ownText(node));
    if (name !== 'link') this.insecure.element(name, attributes);
    if (name === 'a') this.anchor(attributes.href ?? attributes['xlink:href']);
    if (kind !== 'html') return;
    if (DEPRECATED.has(name)) this.deprecated.add(name);
    if (name === 'script') this.script(element);
    else if (name === 'img') this.image(element);
    else if (name === 'area') this.anchor(attributes.href);
    else if (name === 'link') this.stylesheet(element);
    else if (name === 'iframe' || name === 'frame') this.content.frames++;
  }

  private leave(element: WalkedElement): void {
    const isRead = element.isShown || this.open.hiddenHeadings > 0;
    const isOutermost = !element.isShown && isHeading(element) && this.open.hiddenHeadings === 1;
    const text = this.texts?.leave(element, isRead, isRead && !isOutermost) ?? '';
    this.structuredData.close();
    if (element.isShown && isBlock(element)) this.shown.push('\n');
    if (isHeading(element)) this.closeHeading(text);
    this.count(element, -1);
  }

  private text(text: string, parent: WalkedElement): void {
    if (parent.showsText) this.shown.push(text);
    // a heading that is not shown is read as it is written
    if (parent.showsText || (this.open.hiddenHeadings > 0 && !UNREAD.has(parent.name))) this.texts?.add(text);
  }

  private count(element: WalkedElement, step: 1 | -1): void {
    const { name, kind, attributes, isShown } = element;
    if (attributes['aria-hidden']?.trim().toLowerCase() === 'true') this.open.ariaHidden += step;
    if (kind === 'html' && name === 'head') this.open.heads += step;
    if (!isShown && isHeading(element)) this.open.hiddenHeadings += step;
  }

  private stylesheet({ attributes: { rel = '', href, media } }: WalkedElement): void {
    const { stylesheets } = this.content;
    const isStylesheet = rel.toLowerCase().split(/\s+/).includes('stylesheet');
    if (isStylesheet && href !== undefined && stylesheets.length < MAX.list)
      stylesheets.push({ href: this.resolve(href) ?? '', blocking: !/print/i.test(media ?? '') });
  }

  private script({ attributes: { src, type, async: isAsync, defer } }: WalkedElement): void {
    if (!isJavaScript(type) || this.content.scripts.length >= MAX.list) return;
    const isDeferred = isAsync !== undefined || defer !== undefined || type === 'module';
    const blocking = src !== undefined && !isDeferred && this.isPage && this.open.heads > 0;
    this.content.scripts.push({ src: this.resolve(src), blocking });
  }

  private image(element: WalkedElement): void {
    const { attributes, isShown } = element;
    if (this.content.images.length >= MAX.list) return;
    const src = this.resolve(attributes.src) ?? '';
    const label = attributes.alt === undefined ? (this.alternatives?.of(element) ?? '') : '';
    this.content.images.push({
      src,
      alt: attributes.alt?.slice(0, MAX.text) ?? null,
      title: attributes.title?.slice(0, MAX.text) ?? null,
      lacksText: lacksText({ attributes, src, isShown, isAriaHidden: this.open.ariaHidden > 0, label }),
    });
  }

  /** Distinct pages that are linked, without fragments and the page itself. Own links are those of the page's domain. */
  private anchor(href: string | undefined): void {
    const resolved = this.resolve(href);
    if (!resolved?.startsWith('http') || this.internal.size + this.external.size >= MAX.list) return;
    const url = new URL(resolved);
    const own = new URL(this.url);
    url.hash = '';
    if (bareHost(url) !== bareHost(own)) this.external.add(url.href);
    else if (url.pathname !== own.pathname || url.search !== own.search) this.internal.add(url.href);
  }

  /** In document order, although their text is complete at their end. */
  private openHeading(name: string): void {
    const texts = this.content.headings[name] ?? [];
    this.content.headings[name] = texts;
    this.openHeadings.push({ texts, at: texts.length });
    if (texts.length < MAX.headings) texts.push('');
  }

  private closeHeading(text: string): void {
    const heading = this.openHeadings.pop();
    if (heading && heading.at < MAX.headings) heading.texts[heading.at] = text;
  }

  private resolve(href: string | undefined): string | null {
    const text = href?.trim().slice(0, MAX.url);
    return text && URL.canParse(text, this.base) ? new URL(text, this.base).href : null;
  }
}

/** Browsers load nothing of the others, and show nothing of them. */
const isOfPage = ({ tree }: WalkedElement): boolean => tree === 'document' || tree === 'shadow';
const isHeading = ({ name, kind }: WalkedElement): boolean => kind === 'html' && HEADING.test(name);
const bareHost = (url: URL) => url.host.replace(/^www\./, '');
