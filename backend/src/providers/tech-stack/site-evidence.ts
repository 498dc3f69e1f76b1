import { documentBase } from '../html/document-base.js';
import { ownText, parseHtml } from '../html/parse-html.js';
import { type WalkedElement, walkHtml } from '../html/walk-html.js';
import { sameAsOf } from './declared-profiles.js';
import { PageAddresses, type Resource } from './page-addresses.js';
import { withoutLongStrings } from './script-code.js';

export interface LinkResource extends Resource {
  rels: string[];
  type: string;
}

/** Parts of a page that reveal its software, without visible text. */
export interface SiteEvidence {
  url: string;
  host: string;
  headers: Record<string, string>;
  /** Names only: the values are secrets of a session. */
  cookies: string[];
  metas: { name: string; content: string }[];
  scripts: Resource[];
  stylesheets: Resource[];
  links: LinkResource[];
  images: Resource[];
  iframes: Resource[];
  comments: string[];
  inlineScripts: string[];
  /** Scripts of type JSON that have an id. They may carry the page's words, so a clue has to name the id. */
  dataScripts: { name: string; value: string }[];
  elements: string[];
  ids: string[];
  classes: string[];
  /** Classes of `html` and `body`, which no author of an article can set. */
  bodyClasses: string[];
  attributes: { name: string; value: string }[];
  /** Links to other sites. */
  anchors: string[];
  /** Profiles that the owner declares: `sameAs` of the JSON-LD and the `article:publisher` tag. */
  sameAs: string[];
}

export interface PageAnswer {
  url: string;
  headers: Record<string, string>;
  /** The Set-Cookie headers as received. */
  setCookies: readonly string[];
  html: string;
}

type Attributes = Record<string, string>;

const limits = {
  resourcesOfAKind: 1_500,
  comments: 400,
  commentLength: 400,
  scriptLength: 30_000,
  scriptsLength: 400_000,
  dataScriptLength: 3_000,
  names: 8_000,
  valueLength: 300,
  anchors: 3_000,
  sameAs: 100,
} as const;

// Loaders and consent tools hold scripts back under types of their own.
const programType = /^(?:$|module$|text\/plain$|rocketlazyloadscript$|(?:[\w-]+-)?(?:text|application)\/javascript$)/;
const jsonType = /^application\/(?:\w+\+)?json$/;
const scriptAttributes = ['src', 'data-src', 'data-rocket-src', 'data-cookieblock-src', 'data-cmp-src'];
const imageAttributes = ['src', 'data-src', 'data-lazy-src', 'poster'];
const srcsetAttributes = ['srcset', 'data-srcset'];
// Markup shown as an example is text, even where its author forgot to escape it.
const quotedMarkup = new Set(['pre', 'code', 'samp', 'xmp', 'textarea']);
const plainAttributes = new Set(['class', 'id', 'style', 'href', 'src', 'alt', 'title', 'content', 'name', 'value']);

/** Collects the evidence of a page; never throws. */
export function collectEvidence(answer: PageAnswer): SiteEvidence {
  return new EvidenceCollector(answer).read(answer.html);
}

class EvidenceCollector {
  private readonly evidence: SiteEvidence;
  private readonly addresses: PageAddresses;
  private readonly elements = new Set<string>();
  private readonly ids = new Set<string>();
  private readonly classes = new Set<string>();
  private readonly bodyClasses = new Set<string>();
  private readonly attributes = new Map<string, string>();
  private scriptsLength = 0;

  constructor({ url, headers, setCookies }: PageAnswer) {
    this.addresses = new PageAddresses(url);
    this.evidence = {
      ...{ url, host: this.addresses.host, headers: lowerCaseKeys(headers) },
      cookies: setCookies.map(cookieName).filter((name) => name !== ''),
      ...{ metas: [], scripts: [], stylesheets: [], links: [], images: [], iframes: [], comments: [], inlineScripts: [], dataScripts: [] },
      ...{ elements: [], ids: [], classes: [], bodyClasses: [], attributes: [], anchors: [], sameAs: [] },
    };
  }

  read(html: string): SiteEvidence {
    const document = parseHtml(html);
    this.addresses.setBase(documentBase(document, this.evidence.url));
    let quoted = 0;
    walkHtml(document, {
      open: (element) => {
        if (quoted === 0) this.take(element);
        if (quotedMarkup.has(element.name)) quoted += 1;
      },
      close: ({ name }) => {
        if (quotedMarkup.has(name)) quoted -= 1;
      },
      comment: (text) => {
        if (quoted === 0) this.takeComment(text);
      },
    });
    return {
      ...this.evidence,
      elements: [...this.elements],
      ids: [...this.ids],
      classes: [...this.classes],
      bodyClasses: [...this.bodyClasses],
      attributes: [...this.attributes].map(([name, value]) => ({ name, value })),
    };
  }

  private take(element: WalkedElement): void {
    this.takeMarks(element.name, element.attributes);
    this.takeElement(element);
  }

  private takeComment(text: string): void {
    const comment = text.trim().replace(/\s+/g, ' ').slice(0, limits.commentLength);
    if (comment && this.evidence.comments.length < limits.comments) this.evidence.comments.push(comment);
  }

  /** Names of elements, ids, classes and attributes that frameworks leave. */
  private takeMarks(element: string, attributes: Attributes): void {
    if (element.includes('-')) addBounded(this.elements, element);
    for (const [name, value] of Object.entries(attributes)) {
      if (plainAttributes.has(name) || this.attributes.has(name) || this.attributes.size >= limits.names) continue;
      this.attributes.set(name, value.slice(0, limits.valueLength));
    }
    if (attributes.id) addBounded(this.ids, attributes.id.slice(0, limits.valueLength));
    for (const token of tokens(attributes.class)) {
      addBounded(this.classes, token.slice(0, limits.valueLength));
      if (element === 'body' || element === 'html') addBounded(this.bodyClasses, token.slice(0, limits.valueLength));
    }
  }

  private takeElement({ name, attributes, node }: WalkedElement): void {
    switch (name) {
      case 'meta':
        this.takeMeta(attributes);
        break;
      case 'link':
        this.takeLink(attributes);
        break;
      case 'script':
        for (const attribute of scriptAttributes) this.addResource(this.evidence.scripts, attributes[attribute]);
        if (attributes.src === undefined) this.takeInlineScript(attributes, ownText(node));
        break;
      case 'iframe':
        this.addResource(this.evidence.iframes, attributes.src || attributes['data-src']);
        break;
      case 'img':
      case 'source':
      case 'video':
        this.takeImage(attributes);
        break;
      case 'a':
        this.takeAnchor(attributes.href);
        break;
    }
  }

  private takeMeta(attributes: Attributes): void {
    const name = (attributes.name ?? attributes.property ?? attributes['http-equiv'])?.trim().toLowerCase();
    if (!name || this.evidence.metas.length >= limits.resourcesOfAKind) return;
    const content = (attributes.content ?? '').trim().slice(0, limits.valueLength);
    this.evidence.metas.push({ name, content });
    if (name === 'article:publisher') this.takeSameAs([content]);
  }

  private takeLink(attributes: Attributes): void {
    const target = this.addresses.resolve(attributes.href);
    if (!target) return;
    const rels = tokens(attributes.rel?.toLowerCase());
    const { stylesheets, links } = this.evidence;
    const isStylesheet = rels.includes('stylesheet') || (rels.includes('preload') && attributes.as === 'style');
    if (isStylesheet && stylesheets.length < limits.resourcesOfAKind) stylesheets.push(target);
    if (!isStylesheet && links.length < limits.resourcesOfAKind) {
      links.push({ ...target, rels, type: (attributes.type ?? '').toLowerCase() });
    }
  }

  private takeInlineScript(attributes: Attributes, text: string): void {
    const type = (attributes.type ?? '').trim().toLowerCase();
    if (type === 'application/ld+json') this.takeSameAs(sameAsOf(text));
    else if (jsonType.test(type)) this.takeDataScript(attributes.id, text);
    else if (programType.test(type) && this.scriptsLength < limits.scriptsLength) {
      const code = withoutLongStrings(text.slice(0, limits.scriptLength)).trim();
      this.scriptsLength += code.length;
      if (code) this.evidence.inlineScripts.push(code);
    }
  }

  private takeDataScript(id: string | undefined, text: string): void {
    const { dataScripts } = this.evidence;
    if (!id || dataScripts.length >= limits.resourcesOfAKind) return;
    dataScripts.push({ name: id, value: text.slice(0, limits.dataScriptLength) });
  }

  private takeSameAs(urls: readonly string[]): void {
    this.evidence.sameAs.push(...urls.slice(0, limits.sameAs - this.evidence.sameAs.length));
  }

  private takeImage(attributes: Attributes): void {
    for (const attribute of imageAttributes) this.addResource(this.evidence.images, attributes[attribute]);
    for (const attribute of srcsetAttributes) {
      for (const candidate of (attributes[attribute] ?? '').split(/,\s+/)) {
        this.addResource(this.evidence.images, candidate.trim().split(/\s/)[0]);
      }
    }
  }

  private takeAnchor(href: string | undefined): void {
    const { anchors } = this.evidence;
    const isElsewhere = href?.includes('//') && anchors.length < limits.anchors;
    const target = isElsewhere ? this.addresses.resolve(href) : null;
    if (target && !target.isSameSite) anchors.push(target.url);
  }

  private addResource(list: Resource[], address: string | undefined): void {
    const resource = list.length < limits.resourcesOfAKind ? this.addresses.resolve(address) : null;
    if (resource) list.push(resource);
  }
}

function tokens(value: string | undefined): string[] {
  return value ? value.split(/\s+/).filter((token) => token !== '') : [];
}

function addBounded(set: Set<string>, value: string): void {
  if (set.size < limits.names) set.add(value);
}

function cookieName(setCookie: string): string {
  return (setCookie.split(';', 1)[0] ?? '').split('=', 1)[0]?.trim().slice(0, limits.valueLength) ?? '';
}

function lowerCaseKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
