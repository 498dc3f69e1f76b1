import { csvCell, type Delimiter } from '../csv.js';

/** One or several fields of a line of COPY, and what becomes of them in a CSV file. */
export type CsvPart =
  /** Written unchanged, at most `length` bytes. */
  | { kind: 'ready'; length?: number }
  /** One cell that may need quotes. */
  | { kind: 'text' }
  /** So many facts and the rule that decides by them; nothing is decided where all are empty. */
  | ({ kind: 'decided' } & Rule)
  /** Cells side by side of which a few together make most of a file. */
  | { kind: 'repeated'; cells: Rule[] };

interface Rule {
  facts: number;
  cell: (...facts: string[]) => string | null;
}
type Repeated = CsvPart & { kind: 'repeated' };

const [TAB, NEWLINE, RETURN, SPACE, QUOTE, APOSTROPHE, BACKSLASH] = [9, 10, 13, 32, 34, 39, 92];
/** First byte in UTF-8 of a byte order mark and of the full-width signs of formulas. */
const FULL_WIDTH = 0xef;

/** What a byte means for its field, as bits. */
const END = 1;
/** The field is formatted as text, by `csvCell`. */
const AS_TEXT = 2;
const QUOTES = 4;
/** An apostrophe: it would be a formula. */
const GUARD = 8;

/** How many finished cells, together where they are side by side, are remembered; a power of two. */
const PLACES = 4096;
interface Remembered {
  facts: Buffer;
  bytes: Buffer;
}

/**
 * Lines of COPY as lines of a CSV file, bytes from bytes: a list of a million is mostly copied, and only what has something special in it becomes
 * text in between. Writes what `csvCell` would.
 */
export class CsvBytes {
  private readonly inside = new Uint8Array(256);
  private readonly first = new Uint8Array(256);
  private readonly remembered = new Map<CsvPart, (Remembered | undefined)[]>();
  private from: Buffer = Buffer.alloc(0);
  private to: Buffer = Buffer.alloc(0);
  private read = 0;
  private written = 0;
  /** Of the field that was read last. */
  private start = 0;
  private end = 0;
  private asks = 0;
  /** Of the facts of a rule. */
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly askings: number[] = [];

  constructor(
    private readonly parts: readonly CsvPart[],
    private readonly delimiter: Delimiter,
  ) {
    this.inside[TAB] = this.inside[NEWLINE] = END;
    this.inside[BACKSLASH] = this.inside[QUOTE] = this.inside[FULL_WIDTH] = AS_TEXT;
    this.inside[delimiter.charCodeAt(0)] = QUOTES;
    this.first[SPACE] = QUOTES;
    for (const part of parts) if (part.kind === 'repeated') this.remembered.set(part, Array.from({ length: PLACES }));
    for (const sign of '=+-@') this.first[sign.charCodeAt(0)] = QUOTES | GUARD;
  }

  /** Formats complete lines, given in one or more pieces. */
  linesOf(...pieces: readonly Buffer[]): Buffer {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    this.to = Buffer.allocUnsafeSlow(length + (length >> 2) + 1024);
    this.written = 0;
    for (const piece of pieces) {
      this.from = piece;
      this.read = 0;
      while (this.read < piece.length) this.line();
    }
    return this.to.subarray(0, this.written);
  }

  private line(): void {
    const comma = this.delimiter.charCodeAt(0);
    for (let index = 0; index < this.parts.length; index++) {
      const part = this.parts[index] as CsvPart;
      if (index > 0) this.byte(comma);
      if (part.kind === 'decided') this.decided(part);
      else if (part.kind === 'repeated') this.repeated(part);
      else {
        this.field();
        if (part.kind === 'text') this.text(this.start, this.end, this.asks);
        else if (this.asks & AS_TEXT) this.put(this.textOf(this.start, this.end, this.asks));
        else this.copy(this.from, this.start, part.length === undefined ? this.end : Math.min(this.end, this.start + part.length));
      }
    }
    this.byte(RETURN);
    this.byte(NEWLINE);
  }

  /** Reads on to the end of the next field. */
  private field(): void {
    const { from, inside } = this;
    let at = this.read;
    this.start = at;
    let asks = this.first[from[at] as number] as number;
    let kind = inside[from[at] as number] as number;
    while (kind !== END) {
      asks |= kind;
      kind = inside[from[++at] as number] as number;
    }
    if (at > this.start && from[at - 1] === SPACE) asks |= QUOTES;
    this.end = at;
    this.asks = asks;
    this.read = at + 1;
  }

  private text(start: number, end: number, asks: number): void {
    if (asks === 0) this.copy(this.from, start, end);
    else if (asks & AS_TEXT) this.put(csvCell(this.textOf(start, end, asks), this.delimiter));
    else {
      this.byte(QUOTE);
      if (asks & GUARD) this.byte(APOSTROPHE);
      this.copy(this.from, start, end);
      this.byte(QUOTE);
    }
  }

  private decided({ facts: count, cell: decide }: CsvPart & { kind: 'decided' }): void {
    const begin = this.read;
    const { starts, ends, askings } = this;
    for (let n = 0; n < count; n++) {
      this.field();
      starts[n] = this.start;
      ends[n] = this.end;
      askings[n] = this.asks;
    }
    if (this.end - begin < count) return; // nothing between the tabs
    const facts: string[] = [];
    for (let n = 0; n < count; n++) facts.push(this.textOf(starts[n] as number, ends[n] as number, askings[n] as number));
    const cell = decide(...facts);
    const same = cell ? facts.indexOf(cell) : -1;
    if (same >= 0) this.text(starts[same] as number, ends[same] as number, askings[same] as number);
    else if (cell) this.put(csvCell(cell, this.delimiter));
  }

  /** Looks up the cached result by a hash of the bytes; a miss replaces the entry. */
  private repeated(part: Repeated): void {
    const { from, inside, read: begin } = this;
    let at = begin;
    let place = 0;
    for (let open = part.cells.reduce(factsBefore, 0); open > 0; at++) {
      const byte = from[at] as number;
      place = (Math.imul(place, 31) + byte) | 0;
      if (inside[byte] === END) open--;
    }
    const known = this.remembered.get(part) as (Remembered | undefined)[];
    let cells = known[place & (PLACES - 1)];
    if (!cells || !isAt(from, begin, at, cells.facts)) {
      const made = part.cells.map((cell) => this.repeatedCell(cell)).join(this.delimiter);
      cells = { facts: Buffer.from(from.subarray(begin, at)), bytes: Buffer.from(made) };
      known[place & (PLACES - 1)] = cells;
    }
    this.read = at;
    this.copy(cells.bytes, 0, cells.bytes.length);
  }

  private repeatedCell({ facts: count, cell }: Rule): string {
    const facts = Array.from({ length: count }, () => {
      this.field();
      return this.textOf(this.start, this.end, this.asks);
    });
    return facts.every((fact) => fact === '') ? '' : csvCell(cell(...facts) ?? '', this.delimiter);
  }

  private textOf(start: number, end: number, asks: number): string {
    if (start === end) return '';
    const text = this.from.toString('utf8', start, end);
    return asks & AS_TEXT ? unescaped(text) : text;
  }

  private put(text: string): void {
    this.ensureCapacity(text.length * 3);
    this.written += this.to.write(text, this.written);
  }

  private copy(from: Buffer, start: number, end: number): void {
    this.ensureCapacity(end - start);
    const { to } = this;
    let at = this.written;
    for (let next = start; next < end; next++) to[at++] = from[next] as number;
    this.written = at;
  }

  private byte(value: number): void {
    this.ensureCapacity(1);
    this.to[this.written++] = value;
  }

  private ensureCapacity(bytes: number): void {
    if (this.written + bytes <= this.to.length) return;
    const wider = Buffer.allocUnsafeSlow(2 * this.to.length + bytes);
    this.to.copy(wider, 0, 0, this.written);
    this.to = wider;
  }
}

const factsBefore = (sum: number, { facts }: Rule): number => sum + facts;

function isAt(bytes: Buffer, start: number, end: number, wanted: Buffer): boolean {
  if (wanted.length !== end - start) return false;
  let same = 0;
  while (same < wanted.length && bytes[start + same] === wanted[same]) same++;
  return same === wanted.length;
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
/** A field as COPY wrote it. */
const unescaped = (field: string): string => field.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
