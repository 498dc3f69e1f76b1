import { csvCell, type Delimiter } from '../csv.js';

/** One or several fields of a line of COPY, and what becomes of them in a CSV file. */
export type CsvPart =
  /** Stands as it is. */
  | { kind: 'ready' }
  /** One cell that may need quotes. */
  | { kind: 'text' }
  /** So many facts and the rule that decides by them; nothing is decided where all are empty. `repeats`: a few values make most of a file. */
  | { kind: 'decided'; facts: number; cell: (...facts: string[]) => string | null; repeats: boolean };

const [TAB, NEWLINE, RETURN, SPACE, QUOTE, APOSTROPHE, BACKSLASH] = [9, 10, 13, 32, 34, 39, 92];
/** First byte in UTF-8 of a byte order mark and of the full-width signs of formulas. */
const FULL_WIDTH = 0xef;

/** What a byte asks of its field, as bits. */
const END = 1;
/** The field is looked at as text, by `csvCell`. */
const AS_TEXT = 2;
const QUOTES = 4;
/** An apostrophe: it would be a formula. */
const GUARD = 8;

/** How many finished cells of a rule are remembered. */
const REMEMBERED = 1000;

/**
 * Lines of COPY as lines of a CSV file, bytes from bytes: a list of a million is mostly copied, and only what has something special in it becomes
 * text in between. Writes what `csvCell` would.
 */
export class CsvBytes {
  private readonly inside = new Uint8Array(256);
  private readonly first = new Uint8Array(256);
  private readonly remembered = new Map<CsvPart, Map<string, Buffer>>();
  private from: Buffer = Buffer.alloc(0);
  private to: Buffer = Buffer.alloc(0);
  private read = 0;
  private written = 0;
  /** Of the field that was read last. */
  private start = 0;
  private end = 0;
  private asks = 0;

  constructor(
    private readonly parts: readonly CsvPart[],
    private readonly delimiter: Delimiter,
  ) {
    this.inside[TAB] = this.inside[NEWLINE] = END;
    this.inside[BACKSLASH] = this.inside[QUOTE] = this.inside[FULL_WIDTH] = AS_TEXT;
    this.inside[delimiter.charCodeAt(0)] = QUOTES;
    this.first[SPACE] = QUOTES;
    for (const sign of '=+-@') this.first[sign.charCodeAt(0)] = QUOTES | GUARD;
  }

  /** Of whole lines. */
  linesOf(lines: Buffer): Buffer {
    this.from = lines;
    this.to = Buffer.allocUnsafeSlow(lines.length + (lines.length >> 2) + 1024);
    this.read = this.written = 0;
    while (this.read < lines.length) this.line();
    return this.to.subarray(0, this.written);
  }

  private line(): void {
    const comma = this.delimiter.charCodeAt(0);
    for (let index = 0; index < this.parts.length; index++) {
      const part = this.parts[index] as CsvPart;
      if (index > 0) this.byte(comma);
      if (part.kind === 'decided') this.decided(part);
      else {
        this.field();
        if (part.kind === 'text') this.text(this.start, this.end, this.asks);
        else if (this.asks & AS_TEXT) this.put(this.textOf(this.start, this.end, this.asks));
        else this.copy(this.start, this.end);
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
    if (asks === 0) this.copy(start, end);
    else if (asks & AS_TEXT) this.put(csvCell(this.textOf(start, end, asks), this.delimiter));
    else {
      this.byte(QUOTE);
      if (asks & GUARD) this.byte(APOSTROPHE);
      this.copy(start, end);
      this.byte(QUOTE);
    }
  }

  private decided(part: CsvPart & { kind: 'decided' }): void {
    const begin = this.read;
    const places: [start: number, end: number, asks: number][] = [];
    for (let n = 0; n < part.facts; n++) {
      this.field();
      places.push([this.start, this.end, this.asks]);
    }
    if (this.end - begin < part.facts) return; // nothing between the tabs
    if (part.repeats) {
      this.decidedBefore(part, begin, places);
      return;
    }
    const facts = places.map((place) => this.textOf(...place));
    const cell = part.cell(...facts);
    const same = cell ? facts.indexOf(cell) : -1;
    if (same >= 0) this.text(...(places[same] as [number, number, number]));
    else if (cell) this.put(csvCell(cell, this.delimiter));
  }

  private decidedBefore(part: CsvPart & { kind: 'decided' }, begin: number, places: readonly [number, number, number][]): void {
    const known = this.remembered.get(part) ?? new Map<string, Buffer>();
    this.remembered.set(part, known);
    const asked = this.from.toString('latin1', begin, this.end);
    let cell = known.get(asked);
    if (!cell) {
      cell = Buffer.from(csvCell(part.cell(...places.map((place) => this.textOf(...place))) ?? '', this.delimiter));
      if (known.size >= REMEMBERED) known.clear();
      known.set(asked, cell);
    }
    this.room(cell.length);
    this.to.set(cell, this.written);
    this.written += cell.length;
  }

  private textOf(start: number, end: number, asks: number): string {
    if (start === end) return '';
    const text = this.from.toString('utf8', start, end);
    return asks & AS_TEXT ? unescaped(text) : text;
  }

  private put(text: string): void {
    this.room(text.length * 3);
    this.written += this.to.write(text, this.written);
  }

  private copy(start: number, end: number): void {
    this.room(end - start);
    const { from, to } = this;
    let at = this.written;
    for (let next = start; next < end; next++) to[at++] = from[next] as number;
    this.written = at;
  }

  private byte(value: number): void {
    this.room(1);
    this.to[this.written++] = value;
  }

  private room(bytes: number): void {
    if (this.written + bytes <= this.to.length) return;
    const wider = Buffer.allocUnsafeSlow(2 * this.to.length + bytes);
    this.to.copy(wider, 0, 0, this.written);
    this.to = wider;
  }
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
/** A field as COPY wrote it. */
const unescaped = (field: string): string => field.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
