import { domainToASCII, domainToUnicode } from 'node:url';

/** Hosts go over the wire in ASCII (punycode, RFC 3492); people read and write them in the letters of their language. */

const NON_ASCII = /[^\0-\x7f]/;
const PORT = /:\d+$/;

/** Letters of Switzerland's languages and their neighbours: Latin-1 and Extended-A without those that look like others (ı, ĸ, þ, ſ). */
const LATIN = /^[-\da-z\u00df-\u00f6\u00f8-\u00fd\u00ff\u0100-\u0130\u0132-\u0137\u0139-\u0148\u014a-\u017e\u0219\u021b]+$/;
/** A label in one script alone, with digits. */
const OTHER_SCRIPTS = [
  /^[-\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  /^[-\d\p{Script=Hangul}]+$/u,
  /^[-\d\p{Script=Arabic}]+$/u,
  /^[-\d\p{Script=Hebrew}]+$/u,
  /^[-\d\p{Script=Thai}]+$/u,
  /^[-\d\p{Script=Devanagari}\p{M}]+$/u,
  // scripts with letters that look Latin: one letter at least must not
  /^(?=.*[^-\dавсԁеһіјӏкмнорԛѕтԝхуъьѵ])[-\d\p{Script=Cyrillic}]+$/u,
  /^(?=.*[^-\dαγεηικνορτυχω])[-\d\p{Script=Greek}]+$/u,
];

/** The host as it goes over the wire; the text itself when it is no host. */
export const asciiHost = (host: string): string => (NON_ASCII.test(host) && domainToASCII(host)) || host.toLowerCase();

/** The host as people read it; labels that mix scripts or can be taken for others stay in punycode (UTS 39). A port may follow. */
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

/** An absolute web address as it goes over the wire. */
export const wireUrl = (url: string): string => URL.parse(url)?.href ?? url;

/** An absolute web address with its host as people read it; any other text as it is. */
export function displayUrl(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.host || !/^https?:$/.test(parsed.protocol)) return url;
  return parsed.host.includes('xn--') ? parsed.href.replace(parsed.host, displayHost(parsed.host)) : url;
}
