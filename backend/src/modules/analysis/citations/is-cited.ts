import { isBranded } from '../scores/branded.js';
import { isDenied } from './denial.js';
import { isOtherName } from './other-names.js';
import { addressesIn, isOwnPage } from './own-pages.js';
import { isTrade } from './trades.js';
import { fold, isSameWord, legalFormLength, nameWordsOf, plainOf, type Word, wordsOf } from './words.js';

export interface Company {
  name: string;
  /** Of its website. */
  url: string;
  city: string | null;
}

/** Whether an answer names a company: its website among the sources or in the text, or its name as whole words. */
export const isCited = ({ text, urls }: { text: string; urls: readonly string[] }, company: Company): boolean =>
  urls.some((url) => isOwnPage(url, company.url)) || mentionIn(text, company) !== null;

/** Whether a text names the company, as {@link mentionIn} finds it, its address left aside. */
export const namesCompany = (text: string, company: Company): boolean => nameIn(plainOf(text), company) !== null;

/**
 * Where a text first names the company, by its address or its name; null when it does not, or only to say that it does not
 * know it.
 */
export function mentionIn(text: string, company: Company): number | null {
  const plain = plainOf(text);
  const own = addressesIn(plain).find(({ url, at, end }) => isOwnPage(url, company.url) && !isDenied(plain, at, end));
  return own ? own.at : nameIn(plain, company);
}

/**
 * All words of the name in a row, whatever the accents, the case and the legal form. Not a piece of a longer name (« Garage
 * Dupont Frères », « Marc Dupont »), not a namesake in another town, not a part of another address, and not a name that
 * consists of nothing but a trade and a place, unless its legal form stands beside it.
 */
function nameIn(text: string, company: Company): number | null {
  const words = wordsOf(withoutAddresses(text));
  const place = wordsOf(company.city ?? '').map(({ folded }) => folded);
  const town = place.find((word) => /^\D{4,}$/.test(word)) ?? null;
  for (const wanted of namesOf(company.name, place)) {
    for (let start = 0; start < words.length; start++) {
      const length = lengthAt(words, start, wanted);
      if (length === 0 || isOtherName(words, start, length, town)) continue;
      const last = words[start + length + legalFormLength(words.slice(start + length)) - 1];
      const [first, end] = [words[start]?.at ?? 0, (last?.at ?? 0) + (last?.raw.length ?? 0)];
      if (!isDenied(text, first, end)) return first;
    }
  }
  return null;
}

/** Addresses name whom they lead to, and were looked at. */
function withoutAddresses(text: string): string {
  let plain = text;
  for (const { at, end } of addressesIn(text)) plain = plain.slice(0, at) + '|'.repeat(end - at) + plain.slice(end);
  return plain;
}

interface Wanted {
  words: Word[];
  /** Stands for the company only with its legal form behind it: too short, or a mere trade and place. */
  needsForm: boolean;
}

/** The name in full, and without what imports add to it: « Garage Dupont Sàrl – Lausanne », « Dupont SA (Vaud) ». */
function namesOf(name: string, place: string[]): Wanted[] {
  const short = plainOf(name).split(/ [–—|-] |[,(|]/)[0] ?? '';
  const all = [name, short].map(nameWordsOf).map(withoutTitles);
  const town = all.map((words) => (place.length > 0 && endsWith(words, place) ? words.slice(0, -place.length) : words));
  const different = new Map([...all, ...town].map((words) => [words.map(({ folded }) => folded).join(' '), words]));
  const hasForm = wordsOf(short).length > nameWordsOf(short).length;
  return [...different.values()]
    .filter((words) => words.length > 0)
    .map((words) => ({ words, needsForm: !isDistinctive(words, place) }))
    .filter(({ needsForm }) => !needsForm || hasForm);
}

const TITLES = new Set('dr docteur prof med dent vet me maitre'.split(' '));

/** « Dr. med. Anne Keller » is also Anne Keller. */
function withoutTitles(words: Word[]): Word[] {
  const first = words.findIndex(({ folded }) => !TITLES.has(folded));
  return words.length - first > 1 ? words.slice(Math.max(0, first)) : words;
}

const endsWith = (words: readonly Word[], end: readonly string[]): boolean =>
  words.length > end.length && end.every((word, at) => words[words.length - end.length + at]?.folded === word);

/** At least one word that is neither a trade, an article nor the place; or a number beside another word (« Studio 7 »). */
const isDistinctive = (words: readonly Word[], place: readonly string[]): boolean =>
  words.some(
    ({ folded }) =>
      !place.includes(folded) && !isTrade(folded) && (isBranded(folded, folded, '') || (words.length > 1 && /^\d+$/.test(folded))),
  );

/** How many words of the text are the name, from `start`; 0 when they are not. */
function lengthAt(words: readonly Word[], start: number, { words: wanted, needsForm }: Wanted): number {
  const length = isNameAt(words, start, wanted) ? wanted.length : joinedLength(words, start, wanted);
  if (length === 0 && hasContraction(words[start - 1], wanted)) return lengthAt(words, start, { words: wanted.slice(1), needsForm });
  if (length === 0) return 0;
  const hasForm = legalFormLength(words.slice(start + length)) > 0;
  const isProper = length > 1 ? !isIndefinite(words, start, length) : isCapital(words[start]) || words[start]?.raw === wanted[0]?.raw;
  return hasForm || (isProper && !needsForm) ? length : 0;
}

const isNameAt = (words: readonly Word[], start: number, wanted: readonly Word[]): boolean =>
  wanted.every(({ raw, folded }, at) => {
    const found = words[start + at];
    if (!found || !(found.folded === folded || isSameWord(found.raw, raw))) return false;
    return at === 0 || isWithinName(found.gap, words[start + at - 1]);
  });

/** « Auto Centre » and « Autocentre »; of so many letters, and in pieces of so many: « garage du pont » is not « Garage Dupont ». */
const JOINED_FROM = 6;
const PIECE_FROM = 3;

function joinedLength(words: readonly Word[], start: number, wanted: readonly Word[]): number {
  const whole = wanted.map(({ folded }) => folded).join('');
  if (whole.length < JOINED_FROM) return 0;
  let joined = '';
  for (let at = start; at < words.length && joined.length < whole.length; at++) {
    const word = words[at];
    if (!word || word.raw.length < PIECE_FROM || (at > start && !isWithinName(word.gap, words[at - 1]))) return 0;
    joined += word.folded;
    if (joined === whole) return at - start + 1;
  }
  return 0;
}

/** A space, a hyphen or an apostrophe; a full stop only behind a short form (« St. Martin »). */
const isWithinName = (gap: string, before: Word | undefined): boolean =>
  /^(?:[ \u00A0\u202F]{1,2}| ?[–-] ?|['’]|\.-?)$/.test(gap) || (gap === '. ' && (before?.raw.length ?? 0) <= 3);

/** « au Petit Café », « du Tilleul »: the article of the name has become part of a preposition. */
const hasContraction = (before: Word | undefined, wanted: readonly Word[]): boolean =>
  wanted.length > 1 && /^(?:le|les)$/.test(wanted[0]?.folded ?? '') && /^(?:au|aux|du|des)$/.test(before?.folded ?? '');

/** « un bon garage du lac », all in lower case, is any of them. */
const isIndefinite = (words: readonly Word[], start: number, length: number): boolean =>
  words.slice(start, start + length).every((word) => !isCapital(word)) &&
  words.slice(Math.max(0, start - 2), start).some(({ raw }) => /^(?:une?|des|quelques|plusieurs)$/.test(fold(raw)));

const isCapital = (word: Word | undefined): boolean => /^[\p{Lu}\p{N}]/u.test(word?.raw ?? '');
