import { getDomain } from 'tldts';

export interface Resource {
  url: string;
  host: string;
  /** Path and query. */
  path: string;
  isSameSite: boolean;
}

const longestUrl = 2_000;

/** Resolves the addresses of a page and marks those of its site. */
export class PageAddresses {
  readonly host: string;
  private readonly site: string;
  private readonly isSiteHost = new Map<string, boolean>();
  private readonly resolved = new Map<string, Resource | null>();
  private base: string;

  constructor(pageUrl: string) {
    this.base = pageUrl;
    this.host = URL.parse(pageUrl)?.hostname ?? '';
    this.site = registrableDomain(this.host);
  }

  /** The `base` element of the page. */
  setBase(href: string | undefined): void {
    this.base = this.resolve(href)?.url ?? this.base;
    this.resolved.clear();
  }

  resolve(address: string | undefined): Resource | null {
    if (!address || address.length > longestUrl) return null;
    let resource = this.resolved.get(address);
    if (resource === undefined) {
      resource = this.parse(address);
      this.resolved.set(address, resource);
    }
    return resource;
  }

  private parse(address: string): Resource | null {
    const url = URL.parse(address.trim(), this.base);
    if (!url || !/^https?:$/.test(url.protocol)) return null;
    return { url: url.href, host: url.hostname, path: url.pathname + url.search, isSameSite: this.isOfSite(url.hostname) };
  }

  private isOfSite(host: string): boolean {
    let isOfSite = this.isSiteHost.get(host);
    if (isOfSite === undefined) {
      isOfSite = registrableDomain(host) === this.site;
      this.isSiteHost.set(host, isOfSite);
    }
    return isOfSite;
  }
}

/** Customers of one host (`a.github.io`, `b.github.io`) are different sites. */
function registrableDomain(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
