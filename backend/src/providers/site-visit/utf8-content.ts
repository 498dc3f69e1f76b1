import { isomorphicDecode, TextDecoder } from '@exodus/bytes/encoding.js';

interface Utf8Content {
  isAscii: boolean;
  /** Well-formed sequences of several bytes. */
  sequences: number;
  /** Bytes beyond ASCII that belong to none. */
  malformed: number;
  /** The sequences are unlikely in another encoding, such as « É » before « ® ». */
  isPlausible: boolean;
}

/** Unicode Standard, table 3-7; each byte is one character of the text. */
const WELL_FORMED =
  '[\\xC2-\\xDF][\\x80-\\xBF]|\\xE0[\\xA0-\\xBF][\\x80-\\xBF]|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}|\\xED[\\x80-\\x9F][\\x80-\\xBF]|\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}|[\\xF1-\\xF3][\\x80-\\xBF]{3}|\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}';
const SEQUENCE_OR_BYTE = new RegExp(`${WELL_FORMED}|[\\x80-\\xFF]`, 'g');
const RUN_OR_BYTE = new RegExp(`(?:${WELL_FORMED})+|[\\x80-\\xFF]`, 'g');
/** Lead bytes of accented letters, quotation marks and dashes: in windows-1252 they begin no such pair. */
const USUAL_LEAD = /[\xC2\xC3]|\xE2\x80/;
const ENOUGH = 4;

/** Counts what of a text is UTF-8. */
export function utf8Content(bytes: Buffer): Utf8Content {
  const found: Utf8Content = { isAscii: true, sequences: 0, malformed: 0, isPlausible: false };
  for (const [sequence] of isomorphicDecode(bytes).matchAll(SEQUENCE_OR_BYTE)) {
    found.isAscii = false;
    if (sequence.length === 1) found.malformed++;
    else found.sequences++;
    found.isPlausible ||= found.sequences >= ENOUGH || (sequence.length > 1 && USUAL_LEAD.test(sequence));
  }
  return found;
}

/** Reads each well-formed sequence as UTF-8 and every other byte as windows-1252: text that was put together from both. */
export function withoutMalformedUtf8(bytes: Buffer): string {
  const text = isomorphicDecode(bytes).replace(RUN_OR_BYTE, (run) =>
    run.length > 1 ? Buffer.from(run, 'latin1').toString('utf8') : (WINDOWS_1252[run.charCodeAt(0) - 0x80] ?? ''),
  );
  return text.replace(/^\ufeff/, '');
}

/** Its characters for the bytes beyond ASCII. */
const WINDOWS_1252 = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 0x80 }, (_value, index) => 0x80 + index));
