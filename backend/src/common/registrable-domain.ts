import { getDomain } from 'tldts';

/** Returns the registrable domain, e.g. `exemple.ch`, `exemple.wixsite.com`; an IP address unchanged. */
export function registrableDomain(url: string): string {
  const { hostname } = new URL(url);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** Whether two absolute URLs belong to the same website: the same registrable domain. */
export const isSameSite = (one: string, other: string): boolean => registrableDomain(one) === registrableDomain(other);
