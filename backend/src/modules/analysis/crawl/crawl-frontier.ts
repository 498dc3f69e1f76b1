import type { CrawlLimits } from '../../../rules/site-crawl.rules.js';
import { addressKey, canonicalAddress, isVisitable, patternOf } from './crawl-address.js';

/** A link to an address: the page where it stands, and its text. */
export interface LinkSource {
  url: string;
  text: string;
}

/** An address of the site and how it was found. */
export interface KnownAddress {
  url: string;
  /** Clicks from the home page. */
  depth: number;
  sources: LinkSource[];
  sourceCount: number;
  isInNavigation: boolean;
}

interface FoundLink extends LinkSource {
  isNavigation: boolean;
}

type FrontierLimits = Pick<CrawlLimits, 'depth' | 'perPattern' | 'known' | 'sources'>;

/** The addresses of a crawl, breadth first; each comes once. Bounded whatever the site links to. */
export class CrawlFrontier {
  private readonly addresses = new Map<string, KnownAddress>();
  private readonly patterns = new Map<string, number>();
  private readonly waiting: KnownAddress[] = [];
  private position = 0;

  constructor(
    private readonly origin: string,
    private readonly limits: FrontierLimits,
  ) {}

  /** Adds an address of the site; further links to a known one are remembered with it. */
  add(address: string, depth: number, link?: FoundLink): void {
    const url = canonicalAddress(address, this.origin);
    if (!url || !isVisitable(url)) return;
    const key = addressKey(url);
    const known = this.addresses.get(key) ?? this.admit(key, url, depth);
    if (known && link) this.remember(known, link);
  }

  /** Returns the next address to visit; null when none is left. */
  next(): KnownAddress | null {
    return this.waiting[this.position++] ?? null;
  }

  of(address: string): KnownAddress | null {
    const url = canonicalAddress(address, this.origin);
    return url ? (this.addresses.get(addressKey(url)) ?? null) : null;
  }

  /** How many addresses are known, visited or not. */
  get size(): number {
    return this.addresses.size;
  }

  private admit(key: string, url: string, depth: number): KnownAddress | null {
    if (depth > this.limits.depth || this.addresses.size >= this.limits.known) return null;
    const pattern = patternOf(url);
    const like = pattern === null ? 0 : (this.patterns.get(pattern) ?? 0);
    if (like >= this.limits.perPattern) return null;
    if (pattern !== null) this.patterns.set(pattern, like + 1);
    const known = { url, depth, sources: [], sourceCount: 0, isInNavigation: false };
    this.addresses.set(key, known);
    this.waiting.push(known);
    return known;
  }

  private remember(known: KnownAddress, { url, text, isNavigation }: FoundLink): void {
    known.isInNavigation ||= isNavigation;
    // the navigation links a page twice
    if (known.sources.some((source) => source.url === url)) return;
    known.sourceCount++;
    if (known.sources.length < this.limits.sources) known.sources.push({ url, text });
  }
}
