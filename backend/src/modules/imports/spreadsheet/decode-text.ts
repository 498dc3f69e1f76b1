import { isAscii, isUtf8 } from 'node:buffer';
import type { EncodingDoubt, TextEncoding } from '../import.contract.js';
import { guessEncoding } from './guess-encoding.js';
import { RefusedFile } from './source.js';
import { decodeBytes } from './text-encodings.js';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
  doubt: EncodingDoubt | null;
}

const BOMS: [number[], TextEncoding][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of a file in the chosen encoding. Else by its byte order mark, else UTF-16 when every second byte is zero, else UTF-8, else
 * the most plausible encoding of a single byte.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const starts = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (starts([0xff, 0xfe, 0, 0]) || starts([0, 0, 0xfe, 0xff])) throw new RefusedFile('format');
  const marked = BOMS.find(([mark]) => starts(mark))?.[1];
  const decoded = chosen ? decodedAs(bytes, chosen) : marked ? decodedAs(bytes, marked) : detected(bytes);
  // no text of a spreadsheet holds these: it is something else
  if ([...decoded.text.slice(0, 100_000)].some((character) => character < '\u0007')) throw new RefusedFile('format');
  return { ...decoded, doubt: decoded.doubt ?? (isDamaged(decoded.text) ? 'damaged' : null) };
}

const decodedAs = (bytes: Uint8Array, encoding: TextEncoding): DecodedText => ({
  text: decodeBytes(bytes, encoding),
  encoding,
  doubt: null,
});

function detected(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) return decodedAs(bytes, wide);
  if (isUtf8(bytes)) return decodedAs(bytes, 'utf-8');
  const { encoding, isDoubtful } = guessEncoding(bytes);
  return mixedText(bytes) ?? { ...decodedAs(bytes, encoding), doubt: isDoubtful ? 'ambiguous' : null };
}

function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  const head = bytes.subarray(0, 1000);
  const zeros = (offset: number) => head.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const many = head.length / 4;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : null;
}

/** Joined files: some lines are UTF-8 beyond ASCII, the others are decoded by themselves. Null when no line is. */
function mixedText(bytes: Uint8Array): DecodedText | null {
  const lines = linesOf(bytes).map((line) => ({ line, utf8: isUtf8(line) ? decodeBytes(line, 'utf-8') : null }));
  const isPlausible = ({ utf8 }: { utf8: string | null }) => utf8 !== null && LATIN_TEXT.test(utf8);
  if (!lines.some((line) => isPlausible(line) && !isAscii(line.line))) return null;
  const { encoding } = guessEncoding(Buffer.concat(lines.filter((line) => !isPlausible(line)).map(({ line }) => line)));
  const text = lines.map((line) => (isPlausible(line) ? line.utf8 : decodeBytes(line.line, encoding))).join('');
  return { text, encoding: 'utf-8', doubt: 'mixed' };
}

/** « l’école » in MacRoman is valid UTF-8 as well, but of an Armenian character. */
const LATIN_TEXT = /^[\0-\x7f\u00a0-\u017f\u0218-\u021b\u2010-\u2026\u20ac\u2122]*$/;

/** Lines with their ends. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = 1; end <= bytes.length; end++) {
    if (end < bytes.length && bytes[end - 1] !== 0x0a && bytes[end - 1] !== 0x0d) continue;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}

/** Characters that were lost before, or UTF-8 that was decoded as windows-1252 (« MÃ¼ller »). */
const isDamaged = (text: string): boolean => text.includes('\ufffd') || /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text);
