import { domainToUnicode } from 'node:url';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { asciiHost } from '../../common/display-host.js';
import { COMMON_WORDS, foldedWords, LEGAL_WORDS } from '../../rules/company-words.rules.js';
import { isListed, PLATFORMS } from './outcome-markers.js';
import type { PageEvidence } from './page-evidence.js';

/** The expected owner of a page. */
export interface Owner {
  /** Null when only an address is known. */
  company: string | null;
  /** Further hosts that are the company's, as staff have pageWords. */
  ownHosts: readonly string[];
}

/** `full`: the full name, or something unique to the company; `partial`: a word of it; `none`: nothing; `unknown`: no known name. */
export type Naming = 'full' | 'partial' | 'none' | 'unknown';

const MIN_LABEL = 4;
const IP_ADDRESS = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[/;

/** Returns the key of the site of a URL: its registrable domain, or host and port of an IP address. */
export function siteKey(url: string): string {
  const { hostname, host } = new URL(url);
  return getDomain(url, { allowPrivateDomains: true }) ?? (IP_ADDRESS.test(hostname) ? host : hostname);
}

const hostKey = (host: string): string => asciiHost(host).replace(/^www\./, '');

/** Whether staff have pageWords that an address is the company's own. */
export function isAccepted(url: string, ownHosts: readonly string[]): boolean {
  const { host, hostname } = new URL(url);
  return ownHosts.some((own) => [host, hostname].some((one) => hostKey(one) === hostKey(own)));
}

export const isPlatform = (url: string): boolean => isListed(new URL(url).hostname, PLATFORMS);

/** The main name of an address without its hyphens, e.g. `garage-dupont.ch` → garagedupont; empty when it has none. */
function mainName(url: string): string {
  const name = getDomainWithoutSuffix(url, { allowPrivateDomains: true }) ?? '';
  return foldedWords(domainToUnicode(name)).join('');
}

/** exemple.ch → exemple.com, exemple-sa.com: the same main name but for a legal form, a place or a common word. */
export function haveSameName(one: string, other: string, company: string | null): boolean {
  const [short = '', long = ''] = [mainName(one), mainName(other)].sort((a, b) => a.length - b.length);
  if (!short || short.length < 3) return false;
  if (short === long) return true;
  if (short.length < 5) return false;
  const rest = long.startsWith(short) ? long.slice(short.length) : long.endsWith(short) ? long.slice(0, -short.length) : null;
  if (rest === null) return false;
  const known = new Set([...COMMON_WORDS, ...LEGAL_WORDS, ...foldedWords(company ?? ''), ...PLACES]);
  return known.has(rest);
}

const PLACES =
  'ch swiss suisse schweiz svizzera group groupe online shop web lausanne geneve geneva zurich bern berne basel bale fribourg neuchatel sion vevey montreux nyon morges yverdon lugano luzern vaud valais jura international europe global'.split(
    ' ',
  );

/** Returns how a page names the company: by text, address or e-mail. `requested` is the known address. */
export function namingOf(page: PageEvidence, owner: Owner, requested: string, final: string): Naming {
  const words = ownWords(owner);
  const label = mainName(requested);
  if (words.length === 0 && label.length < MIN_LABEL) return 'unknown';
  const pageWords = foldedWords(textOf(page));
  if (saysAll(pageWords, words) || hasMailAt(page, requested)) return 'full';
  const isElsewhere = siteKey(requested) !== siteKey(final);
  if (isElsewhere && leadsTo(page, requested)) return 'full';
  const squeezed = pageWords.join('');
  if (label.length >= MIN_LABEL && squeezed.includes(label)) return words.length > 0 && isElsewhere ? 'partial' : 'full';
  const own = words.filter((word) => !COMMON_WORDS.has(word) && word.length >= MIN_LABEL);
  return own.some((word) => squeezed.includes(word)) ? 'partial' : 'none';
}

/** Returns whether the text of a page names the company, without counting addresses. */
export const namesInWords = (page: PageEvidence, owner: Owner): boolean =>
  saysAll(foldedWords(textOf(page).replace(ADDRESS, ' ')), ownWords(owner));

const ADDRESS = /\b(?:[\w-]{1,63}\.)+[a-z]{2,}\b/gi;

/** The words of the company's name; none where only its address is known. */
function ownWords({ company }: Owner): string[] {
  if (!company || /^\S+[.:]\S+$/.test(company)) return [];
  return foldedWords(company).filter((word) => !LEGAL_WORDS.has(word));
}

function saysAll(pageWords: readonly string[], words: readonly string[]): boolean {
  const name = words.join('');
  if (name.length >= MIN_LABEL && pageWords.join('').includes(name)) return true;
  const telling = words.filter((word) => word.length >= 3);
  const present = new Set(pageWords);
  return telling.length > 0 && telling.every((word) => present.has(word));
}

const textOf = (page: PageEvidence): string =>
  [page.title, ...page.siteNames, ...page.headings.map(({ text }) => text), ...page.segments].join(' ');

function hasMailAt({ links, segments }: PageEvidence, url: string): boolean {
  const domain = getDomain(url);
  if (!domain) return false;
  const mails = [domain, domainToUnicode(domain)].map((spelling) => `@${spelling}`);
  const isOne = (text: string) => mails.some((mail) => text.toLowerCase().includes(mail));
  return links.some(({ href }) => href.startsWith('mailto:') && isOne(href)) || segments.some(isOne);
}

function leadsTo({ links, canonical }: PageEvidence, url: string): boolean {
  const key = siteKey(url);
  return [canonical ?? '', ...links.map(({ href }) => href)].some(
    (href) => /^https?:/.test(href) && URL.canParse(href) && siteKey(href) === key,
  );
}

/** Whether the main name of an address is made of the company's own words, e.g. `menuiserie-dulac.ch` of Dulac Menuiserie SA. */
export function isNamedAfter(url: string, owner: Owner): boolean {
  const label = mainName(url);
  const words = ownWords(owner);
  if (label.length < MIN_LABEL || words.length === 0) return false;
  const own = words.filter((word) => !COMMON_WORDS.has(word) && word.length >= MIN_LABEL);
  return own.length > 0 ? own.every((word) => label.includes(word)) : label.includes(words.join(''));
}
