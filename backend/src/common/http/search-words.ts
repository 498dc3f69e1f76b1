import { asciiHost, displayHost } from '../display-host.js';
import { withoutInvisibleCharacters } from '../invisible-characters.js';

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Shorter words would be found in too many others without their e: `rue` in `ruche`. */
const MIN_LETTERS = 4;

/** Returns the words of a search, escaped for LIKE. */
export const searchWords = (q: string | undefined): string[] =>
  withoutInvisibleCharacters(q ?? '')
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));

/** Returns further spellings of a word for a search without accents: `müller` as `mueller`, a host in Unicode or punycode. */
export function spellingsOf(word: string): string[] {
  const host = word.includes('xn--') ? displayHost(word) : word.includes('.') ? asciiHost(word) : word;
  return [...new Set([word, withE(word), host, withE(host)])];
}

/** The same for texts indexed without `ue` for `ü`: `mueller` is searched as `muller` too. */
export function looseSpellingsOf(word: string): string[] {
  const without = word.toLowerCase().replace(/([aou])e/g, '$1');
  return without.length < MIN_LETTERS ? spellingsOf(word) : [...new Set([...spellingsOf(word), without])];
}

const withE = (word: string): string => word.replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);

/** Whether a folded text, an SQL expression, contains a word in one of its spellings; `before` begins the pattern. */
export function containsWord(text: string, spellings: readonly string[], name: string, before = '%') {
  const names = spellings.map((_, index) => `${name}_${index}`);
  return {
    sql: `(${names.map((bound) => `${text} LIKE fold_text(:${bound})`).join(' OR ')})`,
    values: Object.fromEntries(names.map((bound, index) => [bound, `${before}${spellings[index]}%`])),
  };
}
