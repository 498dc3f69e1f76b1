import { parse } from 'tldts';
import { registrableDomain } from '../../../common/registrable-domain.js';
import { displayDomain } from '../../../common/urls.js';

/** Hosts that belong to many companies: there only the company’s own host and path are its page. */
const SHARED = new Set(
  `facebook.com instagram.com linkedin.com tiktok.com x.com twitter.com youtube.com google.com google.ch local.ch search.ch yellow.ch
   tripadvisor.ch tripadvisor.com booking.com onedoc.ch doctolib.ch jimdofree.com jimdosite.com webnode.fr webnode.ch wordpress.com business.site
   e-monsite.com odoo.com canalblog.com over-blog.com weebly.com strikingly.com site123.me webador.ch webador.fr carrd.co linktr.ee`.split(
    /\s+/,
  ),
);

export function isOwnPage(url: string, site: string): boolean {
  if (!URL.canParse(url) || !URL.canParse(site)) return false;
  const domain = domainOf(site);
  if (domainOf(url) !== domain) return false;
  if (!SHARED.has(domain)) return true;
  const own = new URL(site).pathname.replace(/\/$/, '').toLowerCase();
  return displayDomain(url) === displayDomain(site) && `${new URL(url).pathname.toLowerCase()}/`.startsWith(`${own}/`);
}

/** The company’s own pages among addresses, each once. */
export function ownPages(urls: readonly string[], site: string): string[] {
  const own = urls.filter((url) => isOwnPage(url, site)).map((url) => new URL(url));
  return [...new Set(own.map(({ host, pathname }) => host.replace(/^www\./, '') + pathname.replace(/\/$/, '')))];
}

/** The URL’s own spelling of accents in a host. */
const domainOf = (url: string): string => registrableDomain(new URL(url).href);

export interface WrittenAddress {
  url: string;
  at: number;
  end: number;
}

const ADDRESS =
  /(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:[\p{L}\p{N}._%+-]+@)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#][^\s)\]}>"»*]*)?/giu;

/** Addresses written in a text, with and without https://, of e-mail too; what follows the host belongs to its address. */
export function addressesIn(text: string): WrittenAddress[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: written, 1: host = '', index }) => {
    if (!isHost(host)) return [];
    const url = written.includes('@') && !/^https?:/i.test(written) ? `https://${host}` : written;
    return { url: /^https?:/i.test(url) ? url : `https://${url}`, at: index, end: index + written.length };
  });
}

/** « Dupont.Leur » is a full stop without its space. */
const isHost = (host: string): boolean => parse(host).isIcann === true && !/\.\p{Lu}\p{Ll}+$/u.test(host);
