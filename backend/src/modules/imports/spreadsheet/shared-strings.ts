import { IMPORT_LIMITS } from '../../../rules/import-limits.rules.js';
import { RefusedFile, TOO_BIG } from './source.js';
import { readXml } from './xml.js';
import type { ZipArchive } from './zip-archive.js';

const CHUNK_BYTES = 1_000_000;
/** Texts of an honest workbook of 5 MB take some 30 MB. */
const MAX_BYTES = 100_000_000;
/** Of a text in UTF-8; the longest fits into a chunk. */
const MAX_TEXT_BYTES = IMPORT_LIMITS.cellCharacters * 3;

/** Many texts as bytes, at a fifth of what they would take as strings. */
export class TextStore {
  private readonly chunks: Buffer[] = [];
  private used = CHUNK_BYTES;
  /** Of each text its beginning and its end, counted through all chunks. */
  private places = new Float64Array(2048);
  private count = 0;

  add(text: string): void {
    if (this.used + Math.min(text.length * 3, MAX_TEXT_BYTES) > CHUNK_BYTES) this.addChunk();
    const start = (this.chunks.length - 1) * CHUNK_BYTES + this.used;
    this.used += (this.chunks.at(-1) as Buffer).write(text.slice(0, IMPORT_LIMITS.cellCharacters), this.used);
    if (this.count * 2 === this.places.length) this.grow();
    this.places.set([start, (this.chunks.length - 1) * CHUNK_BYTES + this.used], this.count * 2);
    this.count++;
  }

  at(index: number): string {
    const start = this.places[index * 2];
    if (start === undefined || index >= this.count) return '';
    const from = start % CHUNK_BYTES;
    const length = (this.places[index * 2 + 1] ?? start) - start;
    return this.chunks[Math.floor(start / CHUNK_BYTES)]?.toString('utf8', from, from + length) ?? '';
  }

  private addChunk(): void {
    if (this.chunks.length * CHUNK_BYTES >= MAX_BYTES) throw new RefusedFile('parse', TOO_BIG);
    this.chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES));
    this.used = 0;
  }

  private grow(): void {
    if (this.places.byteLength > MAX_BYTES / 2) throw new RefusedFile('parse', TOO_BIG);
    const larger = new Float64Array(this.places.length * 2);
    larger.set(this.places);
    this.places = larger;
  }
}

/** The texts that the cells of a workbook refer to by number. */
export async function readSharedStrings(archive: ZipArchive, path: string | null): Promise<TextStore> {
  const store = new TextStore();
  if (!path) return store;
  const text = new RichText();
  await readXml(archive.text(path), {
    open: (name) => text.open(name),
    text: (piece) => text.add(piece),
    close(name) {
      text.close(name);
      if (name === 'si') store.add(text.take());
    },
  });
  return store;
}

/** Text of runs with different fonts, without the reading aids of Asian scripts. */
export class RichText {
  private isText = false;
  private isPhonetic = false;
  private written = '';

  open(name: string): void {
    if (name === 't') this.isText = !this.isPhonetic;
    else if (name === 'rPh') this.isPhonetic = true;
  }

  add(piece: string): void {
    if (this.isText && this.written.length < IMPORT_LIMITS.cellCharacters) this.written += piece.slice(0, IMPORT_LIMITS.cellCharacters);
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isPhonetic = false;
  }

  take(): string {
    const { written } = this;
    this.written = '';
    return unescaped(written);
  }
}

/** What XML cannot hold is written as _xHHHH_ (ECMA-376, part 1, 22.4.2.4). */
export const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;
