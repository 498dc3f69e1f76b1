/** A record of a CSV file with the number of its first line. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** RFC 4180 in pieces of any size: quotes, doubled quotes, line breaks inside quotes, LF or CRLF. */
export class CsvReader {
  private cell = '';
  private cells: string[] = [];
  private quoted = false;
  /** A quote inside quotes: the end, or the first half of a doubled one. */
  private pendingQuote = false;
  private line = 1;
  private startLine = 1;

  constructor(private readonly delimiter: string) {}

  *push(text: string): Generator<CsvRecord> {
    for (const character of text) {
      if (character === '\n') this.line += 1;
      if (this.quoted && !this.pendingQuote) {
        if (character === '"') this.pendingQuote = true;
        else this.cell += character;
        continue;
      }
      if (this.pendingQuote) {
        this.pendingQuote = false;
        if (character === '"') {
          this.cell += '"';
          continue;
        }
        this.quoted = false;
      }
      if (character === '"' && this.cell === '') this.quoted = true;
      else if (character === this.delimiter) this.endCell();
      else if (character === '\n') yield* this.endRecord();
      else if (character !== '\r') this.cell += character;
    }
  }

  /** What is left without a final line break; throws when a quote was never closed. */
  *end(): Generator<CsvRecord> {
    if (this.quoted && !this.pendingQuote) throw new Error(`guillemet jamais fermé, ouvert à la ligne ${this.startLine}`);
    if (this.cell !== '' || this.cells.length > 0) yield* this.endRecord();
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = '';
  }

  private *endRecord(): Generator<CsvRecord> {
    this.endCell();
    const record = { line: this.startLine, cells: this.cells };
    this.cells = [];
    this.startLine = this.line;
    if (record.cells.length > 1 || record.cells[0] !== '') yield record;
  }
}

/** The separator that the heading uses most. */
export function delimiterOf(heading: string): string {
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, times: heading.split(delimiter).length }));
  return counted.reduce((best, next) => (next.times > best.times ? next : best)).delimiter;
}
