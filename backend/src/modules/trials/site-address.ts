import { normaliseSiteUrl } from '../../common/urls.js';

export interface SiteAddress {
  /** Absolute, as it is visited. */
  href: string;
  /** Normalised for comparison: lower case, without protocol, www and trailing slash. */
  url: string;
  /** Host without www and port. */
  domain: string;
}

/** A website as a person types it; null when it is none (specification 1, section 5, URL normalisation). */
export function siteAddress(typed: string): SiteAddress | null {
  const href = normaliseSiteUrl(typed);
  if (!href) return null;
  const { host, hostname, pathname, search } = new URL(href);
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.(?=:|$)/, '');
  return { href, url: (bare(host) + pathname.replace(/\/+$/, '') + search).toLowerCase(), domain: bare(hostname) };
}
