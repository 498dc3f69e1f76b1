import { domainToASCII, domainToUnicode } from 'node:url';

/** Hosts are sent in ASCII (punycode, RFC 3492) and shown in Unicode. */

const NON_ASCII = /[^\0-\x7f]/;
const PORT = /:\d+$/;

/** Latin-1 and Extended-A without letters that resemble others (ı, ĸ, þ, ſ). */
const LATIN = /^[-\da-z\u00df-\u00f6\u00f8-\u00fd\u00ff\u0100-\u0130\u0132-\u0137\u0139-\u0148\u014a-\u017e\u0219\u021b]+$/;
/** A label in a single script, with digits. */
const OTHER_SCRIPTS = [
  /^[-\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  /^[-\d\p{Script=Hangul}]+$/u,
  /^[-\d\p{Script=Arabic}]+$/u,
  /^[-\d\p{Script=Hebrew}]+$/u,
  /^[-\d\p{Script=Thai}]+$/u,
  /^[-\d\p{Script=Devanagari}\p{M}]+$/u,
  // scripts with letters that look Latin: at least one letter must be unmistakable
  /^(?=.*[^-\dавсԁеһіјӏкмнорԛѕтԝхуъьѵ])[-\d\p{Script=Cyrillic}]+$/u,
  /^(?=.*[^-\dαγεηικνορτυχω])[-\d\p{Script=Greek}]+$/u,
];

/** Returns a host in ASCII; unchanged when it is no host. */
export const asciiHost = (host: string): string => (NON_ASCII.test(host) && domainToASCII(host)) || host.toLowerCase();

/** Returns a host in Unicode. Labels that mix scripts or can be confused stay in punycode (UTS 39). A port may follow. */
export function displayHost(host: string): string {
  const port = PORT.exec(host)?.[0] ?? '';
  const ascii = asciiHost(port ? host.slice(0, -port.length) : host);
  if (!ascii.includes('xn--')) return ascii + port;
  return ascii.split('.').map(displayLabel).join('.') + port;
}

function displayLabel(label: string): string {
  const shown = label.startsWith('xn--') ? domainToUnicode(label) : label;
  return LATIN.test(shown) || OTHER_SCRIPTS.some((script) => script.test(shown)) ? shown : label;
}

/** Returns an absolute URL in ASCII. */
export const wireUrl = (url: string): string => URL.parse(url)?.href ?? url;

/** Returns an absolute URL with its host in Unicode; other text unchanged. */
export function displayUrl(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.host || !/^https?:$/.test(parsed.protocol)) return url;
  return parsed.host.includes('xn--') ? parsed.href.replace(parsed.host, displayHost(parsed.host)) : url;
}
