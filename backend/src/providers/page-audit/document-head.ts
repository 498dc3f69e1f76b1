import { type Attributes, ownText } from '../html/parse-html.js';
import type { WalkedElement } from '../html/walk-html.js';
import { type InsecureFiles, upgrades } from './insecure-files.js';
import type { PageDocument } from './page-document.js';
import { singleLanguage } from './response-facts.js';

/** Title, metadata and links of a page. */
export type HeadFacts = Pick<
  PageDocument,
  | 'title'
  | 'titleCount'
  | 'description'
  | 'descriptionCount'
  | 'lang'
  | 'charsetDeclared'
  | 'generator'
  | 'icons'
  | 'upgradesInsecure'
  | 'canonical'
  | 'robots'
  | 'robotsMeta'
  | 'viewport'
  | 'metaRefresh'
  | 'hreflang'
  | 'openGraph'
  | 'modifiedMeta'
>;

/** Of foreign texts no more is read: a title of a megabyte is a fact of its first thousand characters. */
const MAX = { text: 1000, url: 2000, alternates: 300, tag: 500, tags: 60, icons: 4 };
const LOADED_LINKS = new Set(['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest', 'apple-touch-icon']);

/** Collects these facts anywhere in a document: a broken head moves them into the body, where they count as well. */
export class DocumentHead {
  readonly read: HeadFacts = {
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
    robotsMeta: [],
    viewport: null,
    metaRefresh: false,
    hreflang: [],
    openGraph: {},
    modifiedMeta: null,
  };
  private bodyLanguage: string | null = null;
  private defaultLanguage: string | null = null;

  constructor(
    private readonly resolve: (address: string | undefined) => string | null,
    private readonly insecure: InsecureFiles,
  ) {}

  get facts(): HeadFacts {
    return { ...this.read, lang: this.read.lang ?? this.bodyLanguage ?? this.defaultLanguage };
  }

  element({ name, kind, tree, attributes, node }: WalkedElement): void {
    const { read } = this;
    if (kind !== 'html' || tree !== 'document') return;
    if (name === 'html') read.lang = clean(attributes.lang);
    else if (name === 'body') this.bodyLanguage = clean(attributes.lang);
    else if (name === 'title' && read.titleCount++ === 0) read.title = clean(ownText(node));
    else if (name === 'meta') this.meta(attributes);
    else if (name === 'link') this.link(attributes);
  }

  private meta({ name, property, charset, content, 'http-equiv': equivalent }: Attributes): void {
    const { read } = this;
    const key = name?.trim().toLowerCase();
    const text = clean(content);
    const rule = equivalent?.trim().toLowerCase();
    if (charset !== undefined || rule === 'content-type') read.charsetDeclared = true;
    if (rule === 'refresh') read.metaRefresh = true;
    if (rule === 'content-language') this.defaultLanguage = singleLanguage(content);
    if (rule === 'content-security-policy') read.upgradesInsecure ||= upgrades(content);
    if (key === 'description') {
      read.descriptionCount++;
      read.description ??= text;
    }
    if (key === 'generator') read.generator ??= text;
    if (key === 'robots') read.robots ??= text;
    if ((key === 'robots' || key === 'googlebot') && text && read.robotsMeta.length < MAX.tags)
      read.robotsMeta.push({ name: key, content: text });
    if (key === 'viewport') read.viewport ??= text;
    if (property === 'article:modified_time' || rule === 'last-modified') read.modifiedMeta ??= text;
    const tag = property ?? name ?? '';
    if (!property?.startsWith('og:') && !tag.startsWith('twitter:')) return;
    if (Object.keys(read.openGraph).length < MAX.tags) read.openGraph[tag.slice(0, 100)] ??= (content ?? '').slice(0, MAX.tag);
  }

  private link({ rel = '', href, hreflang }: Attributes): void {
    const { read } = this;
    const kinds = rel.toLowerCase().split(/\s+/);
    if (kinds.includes('icon')) this.icon(this.resolve(href));
    if (kinds.some((kind) => LOADED_LINKS.has(kind))) this.insecure.load(href, kinds.includes('stylesheet'));
    if (kinds.includes('canonical')) read.canonical ??= clean(href);
    if (kinds.includes('alternate') && hreflang !== undefined && read.hreflang.length < MAX.alternates)
      read.hreflang.push({ lang: hreflang.slice(0, 50), url: (href ?? '').slice(0, MAX.url) });
  }

  private icon(url: string | null): void {
    const { icons } = this.read;
    if (url && icons.length < MAX.icons && !icons.includes(url)) icons.push(url);
  }
}

const clean = (text: string | undefined): string | null => text?.slice(0, MAX.text).replace(/\s+/g, ' ').trim() || null;
