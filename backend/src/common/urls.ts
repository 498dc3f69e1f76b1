import { isIP } from 'node:net';
import { t } from '../rules/language.rules.js';
import { displayHost, displayUrl } from './display-host.js';
import { withoutInvisibleCharacters } from './invisible-characters.js';

/** Words of the specification (2, section 5; 3, section 5). */
export const INVALID_URL = t`Format d'URL invalide`;
export const EMPTY_URL = t`URL vide ou invalide`;

const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);

/**
 * Normalises a typed website to an absolute URL: a missing scheme becomes https:// (specification 2, section 5), the host is in Unicode
 * (`bäckerei.ch`). Null for other schemes, credentials, spaces, or a host without a dot that is no IP address.
 */
export function normaliseSiteUrl(typed: string): string | null {
  const text = withoutInvisibleCharacters(typed).trim();
  if (!text || /\s/.test(text) || !URL.canParse(withScheme(text))) return null;
  const url = new URL(withScheme(text));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHost = isPlainHost(url.hostname) && (host.includes('.') || host === 'localhost' || isIP(host) !== 0);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !isHost || host.endsWith('..')) return null;
  // the dot of the root, or of the sentence that the address ended
  url.hostname = url.hostname.replace(/\.$/, '');
  return displayUrl(url.href);
}

/** Why a text is no website: it is no URL at all, or the URL of something else. */
export const siteUrlFault = (typed: string): string =>
  /\s/.test(withoutInvisibleCharacters(typed).trim()) || !URL.canParse(withScheme(withoutInvisibleCharacters(typed).trim()))
    ? INVALID_URL
    : t`L'URL du site web doit être valide`;

/** Letters, digits, dots, hyphens, or an IPv6 address in brackets: nothing that ends a header or a policy. */
const PLAIN_HOST = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])$/i;

/** Returns whether a host is a possible DNS name or an IP address. */
export const isPlainHost = (host: string): boolean => PLAIN_HOST.test(host);

/** The host of a website without `www.`, as it is shown; empty when it is not a URL. */
export function displayDomain(url: string | null | undefined): string {
  if (!url || !URL.canParse(url)) return '';
  return displayHost(new URL(url).host.replace(/^www\./, ''));
}

/** Origin of our own links: the configured domain, with or without its scheme, else PUBLIC_URL. Without a trailing slash. */
export function siteOrigin(domain: string, publicUrl: string): string {
  const origin = domain ? (/^https?:\/\//.test(domain) ? domain : `https://${domain}`) : publicUrl;
  return origin.replace(/\/+$/, '');
}
