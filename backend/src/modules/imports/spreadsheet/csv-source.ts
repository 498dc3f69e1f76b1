import Papa from 'papaparse';
import { filledRow } from './cell-text.js';
import { MAX_ROWS, RefusedFile, type Source, type TableRow, TOO_MANY_ROWS } from './source.js';

const SEPARATORS = [';', ',', '\t', '|'];
const ROWS_AT_ONCE = 1000;
/** Empty ones included. */
const MAX_LINES = 6 * MAX_ROWS;

export function csvSource(text: string): Source {
  if (/^\s*</.test(text)) throw new RefusedFile('format'); // a web page or XML with the wrong name
  // Excel's own convention: the first line names the separator
  const declared = /^"?sep=(.)"?\r?\n?/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  if (body.trim() === '') throw new RefusedFile('no_content');
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: declared?.[1] ?? separatorOf(body),
    skipEmptyLines: false,
    preview: MAX_LINES,
  });
  if (data.length === MAX_LINES) throw new RefusedFile('parse', TOO_MANY_ROWS);
  const broken = errors.find(({ type }) => type === 'Quotes');
  const firstLine = declared ? 2 : 1;
  if (broken)
    throw new RefusedFile('parse', `guillemets mal fermés à la ligne ${(broken.row ?? 0) + firstLine}. Corrigez-la et réessayez.`);
  return { sheets: [], rows: () => batches(data, firstLine) };
}

/** Rows of a file that is in memory already. */
export function* batches(rows: readonly (readonly unknown[])[], firstLine: number): Generator<TableRow[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE);
    yield part.map((cells, index) => filledRow(firstLine + from + index, cells)).filter((row) => row !== null);
  }
}

const LOOKED_AT = 20;

/** The separator that most of the first lines have outside of quotes; of several, the one that the first of those lines has most often. */
function separatorOf(text: string): string {
  const lines = linesOf(text.trimStart());
  const score = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    return { separator, lines: counts.length, first: counts[0] ?? 0 };
  };
  const [best] = SEPARATORS.map(score).sort((one, other) => other.lines - one.lines || other.first - one.first);
  return best?.lines ? best.separator : ',';
}

/** The first lines without what stands in quotes. */
function linesOf(text: string): string[] {
  const lines = [''];
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character !== '\n' && character !== '\r') lines[lines.length - 1] += character;
    else if (lines.at(-1) !== '' && lines.push('') > LOOKED_AT) break;
  }
  return lines;
}
