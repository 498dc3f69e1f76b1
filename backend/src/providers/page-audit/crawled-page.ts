import { documentBase } from '../html/document-base.js';
import { type Attributes, LONGEST_HTML, ownText, parseHtml } from '../html/parse-html.js';
import { ElementTexts, spaced, TextAlternatives } from '../html/text-alternatives.js';
import { type WalkedElement, walkHtml } from '../html/walk-html.js';

export interface CrawledLink {
  /** Absolute. */
  href: string;
  text: string;
  /** In the navigation, the header or the footer of the page. */
  isNavigation: boolean;
}

/** What a crawl needs of one page, bounded. */
export interface CrawledPage {
  /** Null without a title, or with an empty one. */
  title: string | null;
  robotsMeta: { name: string; content: string }[];
  canonical: string | null;
  /** Links that robots may follow. */
  links: CrawledLink[];
}

const MAX = { links: 500, text: 120, title: 300, address: 2000, tags: 20 };
const ROBOTS = new Set(['robots', 'googlebot']);
const NAVIGATION = new Set(['nav', 'header', 'footer']);
const NAVIGATION_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'menubar']);

/** Reads a page as its server sent it; no script is run. */
export function readCrawledPage(html: string, url: string): CrawledPage {
  const document = parseHtml(html.slice(0, LONGEST_HTML));
  const reader = new CrawledPageReader(documentBase(document, url), new ElementTexts(new TextAlternatives(document)));
  walkHtml(document, {
    open: (element) => reader.open(element),
    close: (element) => reader.close(element),
    text: (text, parent) => parent?.showsText && reader.texts.add(text),
  });
  return reader.result();
}

class CrawledPageReader {
  private readonly page: CrawledPage = { title: null, robotsMeta: [], canonical: null, links: [] };
  private hasTitle = false;
  /** Elements of the navigation that are open. */
  private navigation = 0;

  constructor(
    private readonly base: string,
    readonly texts: ElementTexts,
  ) {}

  open(element: WalkedElement): void {
    this.texts.enter(element);
    if (isNavigation(element)) this.navigation++;
    const { name, kind, tree, attributes, node } = element;
    if (kind !== 'html' || tree !== 'document') return;
    if (name === 'meta') this.meta(attributes);
    if (name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? '')) this.page.canonical ??= this.resolve(attributes.href);
    if (name !== 'title' || this.hasTitle) return;
    this.hasTitle = true;
    this.page.title = spaced(ownText(node)).slice(0, MAX.title) || null;
  }

  close(element: WalkedElement): void {
    const text = this.texts.leave(element, element.isShown);
    this.link(element, text);
    if (isNavigation(element)) this.navigation--;
  }

  /** A page whose links robots may not follow leads nowhere. */
  result(): CrawledPage {
    const isClosed = this.page.robotsMeta.some(({ content }) => /(?:^|[\s,])(?:nofollow|none)(?:$|[\s,])/i.test(content));
    return { ...this.page, links: isClosed ? [] : this.page.links };
  }

  private link({ name, kind, tree, attributes }: WalkedElement, text: string): void {
    const isLink = kind === 'html' && (name === 'a' || name === 'area') && attributes.href !== undefined;
    // what only scripts or browsers without them show is no link of the page
    if (!isLink || (tree !== 'document' && tree !== 'shadow') || this.page.links.length >= MAX.links) return;
    if (attributes.download !== undefined || /(?:^|\s)nofollow(?:\s|$)/i.test(attributes.rel ?? '')) return;
    const href = this.resolve(attributes.href);
    if (href) this.page.links.push({ href, text: text.slice(0, MAX.text), isNavigation: this.navigation > 0 });
  }

  private meta({ name, content }: Attributes): void {
    const key = name?.trim().toLowerCase() ?? '';
    if (ROBOTS.has(key) && content !== undefined && this.page.robotsMeta.length < MAX.tags)
      this.page.robotsMeta.push({ name: key, content: content.slice(0, MAX.title) });
  }

  private resolve(address: string | undefined): string | null {
    const url = address === undefined || address.length > MAX.address ? null : URL.parse(address.trim(), this.base);
    return url && /^https?:$/.test(url.protocol) ? url.href : null;
  }
}

const isNavigation = ({ name, kind, attributes }: WalkedElement): boolean =>
  kind === 'html' && (NAVIGATION.has(name) || NAVIGATION_ROLES.has(attributes.role?.trim().toLowerCase() ?? ''));
