import { ENCODING_LEAD } from '../../../rules/import-text.rules.js';
import type { TextEncoding } from '../import.contract.js';
import { decodeBytes, SINGLE_BYTE_ENCODINGS } from './text-encodings.js';

/** Letters of French, German and Italian by frequency in names and headings; the rank is the weight. */
const USUAL_LETTERS = ['ùûñóíáßõúåøý', 'ïëòìœîâôÊÎÂÔŒÙ', 'àçêöäÀÈÇ', 'èüÉÜÖÄ', 'é'];
/** Letters of Slavic languages, Romanian, Hungarian and Turkish: frequent in names in Switzerland, rare in a file as a whole. */
const OTHER_LETTERS = /[šžŠŽčćđČĆĐřůěťďňŘłśźżąęńŁŚŹŻőűŐŰășțĂȘȚğşıİŞĞ]/;
const PUNCTUATION = /[’‘“”„«»–—…•°·§®™€£\u00a0]/;
/** Characters that no list of people contains: control characters, box drawing, mathematics. */
const IMPLAUSIBLE = /[\x80-\x9f\ufffd\u2200-\u23ff\u2500-\u25ff]/;

/** Words that distinguish encodings where single characters do not: headings, towns and first names. */
const KNOWN_WORDS = new Set(
  `prénom prénoms téléphone tél société numéro localité activité catégorie privé geschäftlich straße größe für über città società genève
   zürich neuchâtel delémont rhône château châtel côte hôtel café bâle köln köniz bülach münchen nürnberg düsseldorf wädenswil dübendorf
   küsnacht österreich müller bächtold schär bär käser jäger schäfer bühler lüthi rüegg zürcher künzli kälin nägeli hänggi jürg jörg björn
   hélène rené renée josé andré andrée stéphane stéphanie jérôme frédéric éric élodie chloé zoé léa anaïs joël noël raphaël michaël gaël
   benoît loïc françois françoise gérard michèle irène geneviève agnès hervé cécile céline mélanie valérie véronique thérèse sébastien
   rémy rémi léon nicolò niccolò frères père mère crèche`.split(/\s+/),
);
const KNOWN_WORD_WEIGHT = 8;

const WORD = /[A-Za-z\x80-\xff]*[\x80-\xff][A-Za-z\x80-\xff]*/g;
const MAX_WORDS = 3000;

export interface GuessedEncoding {
  encoding: TextEncoding;
  /** Another encoding reads other characters that are nearly as plausible. */
  isDoubtful: boolean;
}

/**
 * Guesses the single-byte encoding that yields the most plausible characters for French, German and Italian words. Statistical
 * detectors need more text than a list of names contains.
 */
export function guessEncoding(bytes: Uint8Array): GuessedEncoding {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const words = new Set<string>();
  for (const [word] of latin1.matchAll(WORD)) if (words.add(word).size === MAX_WORDS) break;
  const sample = Buffer.from([...words].join('\n'), 'latin1');
  const candidates = SINGLE_BYTE_ENCODINGS.map((encoding) => {
    const text = decodeBytes(sample, encoding);
    return { encoding, text, score: plausibility(text.split('\n')) + lineEndWeight(latin1, encoding) };
  });
  const [best, ...others] = candidates.sort((one, other) => other.score - one.score);
  if (!best) return { encoding: 'windows-1252', isDoubtful: true };
  const second = others.find(({ text }) => text !== best.text);
  const lead = best.score - (second?.score ?? Number.NEGATIVE_INFINITY);
  return {
    encoding: best.encoding,
    isDoubtful: best.score <= 0 || lead < Math.max(ENCODING_LEAD.points, best.score * ENCODING_LEAD.share),
  };
}

/** Excel for Mac ends lines with CR where it writes MacRoman; DOS and Windows never do. */
function lineEndWeight(text: string, encoding: TextEncoding): number {
  return encoding === 'macintosh' && text.includes('\r') && !text.includes('\n') ? ENCODING_LEAD.points : 0;
}

const plausibility = (words: readonly string[]): number => words.reduce((sum, word) => sum + wordPlausibility(word), 0);

function wordPlausibility(word: string): number {
  let score = KNOWN_WORDS.has(word.toLowerCase()) ? KNOWN_WORD_WEIGHT : 0;
  const ascii = word.replace(/[^A-Za-z]/g, '');
  const isUpper = ascii.length > 1 && ascii === ascii.toUpperCase();
  for (let index = 0; index < word.length; index++) {
    const character = word[index] ?? '';
    if (character > '\x7f') score += characterPlausibility(character, word[index - 1] ?? '', word[index + 1] ?? '', isUpper);
  }
  return score;
}

const isLower = (character: string) => /\p{Ll}/u.test(character);
const isLetter = (character: string) => /\p{L}/u.test(character);

function characterPlausibility(character: string, before: string, after: string, isUpperWord: boolean): number {
  if (IMPLAUSIBLE.test(character)) return -15;
  if (/\p{Script=Cyrillic}/u.test(character)) return /[a-z]/i.test(before + after) ? -6 : 1;
  if (!isLetter(character) || /[ªºµƒ]/.test(character)) return symbolPlausibility(character, before, after);
  if (!/\p{Script=Latin}/u.test(character)) return -5;
  if (/\p{Lu}/u.test(character) && isLower(before)) return -10;
  if (isUpperWord && isLower(character) && character !== 'ß') return -6;
  if (before > '\x7f' && isLetter(before) && before + character !== 'éé') return -4;
  const rank = USUAL_LETTERS.findIndex((letters) => letters.includes(character));
  if (rank < 0) return OTHER_LETTERS.test(character) ? 2 : 0;
  return rank + 2;
}

function symbolPlausibility(character: string, before: string, after: string): number {
  const isInside = isLetter(before) && isLetter(after);
  if (character === '’') return isInside ? 3 : 1;
  if (isInside || isLetter(before)) return character === '\u00a0' || (!isInside && PUNCTUATION.test(character)) ? 1 : -6;
  return PUNCTUATION.test(character) ? 1 : -3;
}
