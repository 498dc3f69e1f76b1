import { Readable } from 'node:stream';
import Papa from 'papaparse';

/** A record of a CSV file with the number of its first line. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Parses CSV records from chunks; throws on an unclosed quote. */
export async function* csvRecords(texts: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const pieces = texts[Symbol.asyncIterator]();
  let beginning = '';
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
    beginning += piece.value;
    if (beginning.includes('\n')) break;
  }
  let line = 1;
  for await (const { data, errors } of parsed(beginning, { [Symbol.asyncIterator]: () => pieces })) {
    if (errors.some(({ type }) => type === 'Quotes')) throw new Error(`guillemet jamais fermé, ouvert à la ligne ${line}`);
    if (data.length > 1 || data[0] !== '') yield { line, cells: data };
    line += data.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1);
  }
}

/** The library takes its line breaks from the first piece, and reads on as fast as its records are taken. */
function parsed(beginning: string, rest: AsyncIterable<string>): AsyncIterable<Papa.ParseStepResult<string[]>> {
  async function* all() {
    yield beginning;
    yield* rest;
  }
  let paused: Papa.Parser | undefined;
  const source = Readable.from(all());
  const records = new Readable({
    objectMode: true,
    highWaterMark: 1000,
    read: () => {
      // a running parser would wait for its pause forever
      const waiting = paused;
      paused = undefined;
      waiting?.resume();
    },
    destroy: (error, done) => {
      source.destroy();
      done(error);
    },
  });
  Papa.parse<string[]>(source, {
    delimiter: delimiterOf(beginning.split('\n', 1)[0] as string),
    step: (result, running) => {
      if (records.push(result)) return;
      running.pause();
      paused = running;
    },
    complete: () => records.push(null),
    error: (error) => records.destroy(error),
  });
  return records;
}

/** The separator that the heading uses most. */
function delimiterOf(heading: string): string {
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, times: heading.split(delimiter).length }));
  return counted.reduce((best, next) => (next.times > best.times ? next : best)).delimiter;
}
