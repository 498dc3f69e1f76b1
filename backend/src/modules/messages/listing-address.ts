import { getDomain } from 'tldts';

/** Domains on which Google shows and shares listings, beside `google.ch` and its sisters. */
const SHORT_DOMAINS = new Set(['goo.gl', 'g.page', 'g.co', 'share.google']);
const GOOGLE = /^google\.(?:com?\.)?[a-z]{2,3}$/;

/** Returns the address of a Google listing as it can be opened; null for any other address. */
export function listingAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const domain = getDomain(url.hostname);
  if (url.username || url.password || url.port || !domain) return null;
  if (!GOOGLE.test(domain) && !SHORT_DOMAINS.has(domain)) return null;
  url.protocol = 'https:';
  return url.href;
}
