import { getPublicSuffix } from 'tldts';
import { asciiHost } from '../../common/display-host.js';

/**
 * Returns whether an e-mail address belongs to a website (specification 1, section 5): equal domains, or one is a subdomain of the other. A
 * public suffix (ch, co.uk, github.io) does not count: `x@co.uk` does not match `exemple.co.uk`.
 */
export function emailMatchesSite(email: string, siteDomain: string): boolean {
  const mail = asciiHost(email.slice(email.lastIndexOf('@') + 1)).replace(/^www\./, '');
  const site = asciiHost(siteDomain).replace(/^www\./, '');
  if (!mail || !site || !email.includes('@')) return false;
  const [outer, inner] = mail.length <= site.length ? [mail, site] : [site, mail];
  if (outer !== inner && !inner.endsWith(`.${outer}`)) return false;
  return getPublicSuffix(outer, { allowPrivateDomains: true }) !== outer;
}
