import { RefusedFile } from './source.js';

const BOMS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file: by its mark of byte order, else UTF-16 when every second byte is zero, else UTF-8, else windows-1252 (Excel). */
export function decodeText(bytes: Uint8Array): string {
  const starts = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (starts([0xff, 0xfe, 0, 0]) || starts([0, 0, 0xfe, 0xff])) throw new RefusedFile('format');
  const marked = BOMS.find(([mark]) => starts(mark));
  const encoding = marked?.[1] ?? withoutMark(bytes);
  const text = decode(bytes, encoding);
  // no text of a spreadsheet holds these: it is something else
  if ([...text.slice(0, 100_000)].some((character) => character < '\u0007')) throw new RefusedFile('format');
  return text;
}

function withoutMark(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 1000);
  const zeros = (offset: number) => head.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const many = head.length / 4;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > many && zeros(1) === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFile('format');
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
