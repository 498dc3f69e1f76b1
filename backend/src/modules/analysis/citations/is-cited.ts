import { registrableDomain } from '../../../common/registrable-domain.js';
import { displayDomain } from '../../../common/urls.js';
import { isBranded } from '../scores/branded.js';
import { SENTENCE_STARTS } from '../texts/guard-words.js';
import { isTrade } from './trades.js';
import { isLegalForm, nameWords, type Word, wordsOf } from './words.js';

export interface Company {
  name: string;
  /** Of its website. */
  url: string;
  city: string | null;
}

/** Whether an answer names a company: its website among the sources or in the text, or its name as whole words. */
export const isCited = ({ text, urls }: { text: string; urls: readonly string[] }, company: Company): boolean =>
  [...urls, ...addressesIn(text)].some((url) => isOwnPage(url, company)) || namesCompany(text, company);

/** The company’s own pages among addresses, each once. */
export function ownPages(urls: readonly string[], company: Company): string[] {
  const own = urls.filter((url) => isOwnPage(url, company)).map((url) => new URL(url));
  return [...new Set(own.map(({ host, pathname }) => host.replace(/^www\./, '') + pathname.replace(/\/$/, '')))];
}

/** Hosts that belong to many companies: there only the company’s own host and path are its page. */
const SHARED = new Set(
  `facebook.com instagram.com linkedin.com tiktok.com x.com twitter.com youtube.com google.com google.ch local.ch search.ch yellow.ch
   tripadvisor.ch tripadvisor.com booking.com onedoc.ch doctolib.ch jimdofree.com jimdosite.com webnode.fr webnode.ch wordpress.com business.site
   e-monsite.com odoo.com canalblog.com over-blog.com weebly.com strikingly.com site123.me webador.ch webador.fr carrd.co linktr.ee`.split(
    /\s+/,
  ),
);

function isOwnPage(url: string, company: Company): boolean {
  if (!URL.canParse(url) || !URL.canParse(company.url)) return false;
  const domain = domainOf(company.url);
  if (domainOf(url) !== domain) return false;
  if (!SHARED.has(domain)) return true;
  const own = new URL(company.url).pathname.replace(/\/$/, '').toLowerCase();
  return displayDomain(url) === displayDomain(company.url) && `${new URL(url).pathname.toLowerCase()}/`.startsWith(`${own}/`);
}

/** The URL’s own spelling of accents in a host. */
const domainOf = (url: string): string => registrableDomain(new URL(url).href);

/** Addresses written in a text, with and without https://; what follows the host belongs to its address. */
function addressesIn(text: string): string[] {
  const found = text.match(/(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#][^\s)\]}>"»*]*)?/giu) ?? [];
  return found.map((address) => (/^https?:/i.test(address) ? address : `https://${address}`));
}

/**
 * Whether a text names the company: all words of its name in a row, whatever the accents, the case and the legal form. Not
 * a piece of a longer name (« Garage Dupont Frères », « Marc Dupont »), not a namesake in another town, and not a name that
 * consists of nothing but a trade and a place.
 */
export function namesCompany(text: string, { name, city }: Company): boolean {
  const place = wordsOf(city ?? '').map(({ folded }) => folded);
  const wanted = nameWords(name);
  if (!isDistinctive(wanted.filter((word) => !place.includes(word)))) return false;
  const words = wordsOf(text);
  return words.some((_, start) => isNameAt(words, start, wanted) && !isOtherName(words, start, wanted.length, place));
}

/** At least one word that is neither a trade nor an article. */
const isDistinctive = (words: string[]): boolean => words.some((word) => !isTrade(word) && isBranded(word, word, ''));

const isNameAt = (words: Word[], start: number, wanted: string[]): boolean =>
  wanted.every((word, at) => {
    const found = words[start + at];
    return found?.folded === word && (at === 0 || isWithinName(found.gap, words[start + at - 1]));
  }) &&
  (wanted.length > 1 || isCapital(words[start]));

/** A space, a hyphen or an apostrophe; a full stop only behind a short form (« St. Martin »). */
const isWithinName = (gap: string, before: Word | undefined): boolean =>
  /^(?:[ \u00A0\u202F]{1,2}| ?[–-] ?|['’]|\.)$/.test(gap) || (gap === '. ' && (before?.raw.length ?? 0) <= 3);

const TITLES = new Set(
  'm mm mme mlle monsieur madame mesdames messieurs me maitre dr docteur prof professeur rue avenue chemin place route famille'.split(' '),
);
const NEUTRAL = new Set('entreprise societe maison agence groupe firme chez'.split(' '));
const FAMILY = new Set('fils fille filles frere freres soeurs associes partenaires cie'.split(' '));

/** Whether the name found is part of another one: a person, a longer company name, a double name, a namesake elsewhere. */
function isOtherName(words: Word[], start: number, length: number, place: string[]): boolean {
  const before = words[start - 1];
  const first = words[start];
  const [after, second] = words.slice(start + length);
  if (first && /^[-–]$/.test(first.gap)) return true;
  if (before && length === 1 && TITLES.has(before.folded) && /^[. \u00A0]+$/.test(first?.gap ?? '')) return true;
  if (before && isSpace(first?.gap) && isCapital(before) && !isNeutral(before) && (length === 1 || !beginsSentence(words, start - 1)))
    return true;
  if (!after) return false;
  if (/^[-–]$/.test(after.gap)) return true;
  if (isSpace(after.gap) && isCapital(after) && !isLegalForm(after.folded) && after.folded !== place[0]) return true;
  if (after.folded === 'et' && second && FAMILY.has(second.folded)) return true;
  const elsewhere = /^(?:à|in)$/.test(after.raw) && isSpace(after.gap) && isCapital(second) && place.length > 0;
  return elsewhere && second?.folded !== place[0];
}

const isSpace = (gap: string | undefined): boolean => /^[ \u00A0\u202F]+$/.test(gap ?? '');
const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.raw ?? '');
const isNeutral = ({ raw, folded }: Word): boolean => SENTENCE_STARTS.has(raw.toLowerCase()) || NEUTRAL.has(folded);
const beginsSentence = (words: Word[], at: number): boolean => at === 0 || /[.!?:\n]/.test(words[at]?.gap ?? '');
