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

/** Returns whether an answer names a company: its website in the sources or the text, or its full name. */
export const isCited = ({ text, urls }: { text: string; urls: readonly string[] }, company: Company): boolean =>
  urls.some((url) => isOwnPage(url, company.url)) || mentionIn(text, company) !== null;

/** Whether a text names the company, as {@link mentionIn} finds it, its address left aside. */
export const namesCompany = (text: string, company: Company): boolean => nameIn(plainOf(text), company) !== null;

/** Returns the first position where a text names the company, by address or name; null when absent or denied. */
export function mentionIn(text: string, company: Company): number | null {
  const plain = plainOf(text);
  const own = addressesIn(plain).find(({ url, at, end }) => isOwnPage(url, company.url) && !isDenied(plain, at, end));
  return own ? own.at : nameIn(plain, company);
}

/**
 * Finds the words of the name in sequence, ignoring accents, case and legal form. Excluded: parts of a longer name (« Garage Dupont Frères
 * », « Marc Dupont »), a namesake in another town, parts of another address, and names of only trade and place without their legal form.
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

/** Removes addresses, which are matched separately. */
function withoutAddresses(text: string): string {
  let plain = text;
  for (const { at, end } of addressesIn(text)) plain = plain.slice(0, at) + '|'.repeat(end - at) + plain.slice(end);
  return plain;
}

interface Wanted {
  words: Word[];
  /** Requires the legal form: the name is too short, or only trade and place. */
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

/** Returns whether a name has a word besides trade, article and place, or a number beside a word (« Studio 7 »). */
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

/** Minimum length of joined words (« Auto Centre » and « Autocentre ») and of their parts: « garage du pont » is not « Garage Dupont ». */
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
