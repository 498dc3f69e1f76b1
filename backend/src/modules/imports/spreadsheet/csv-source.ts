import Papa, { type ParseResult } from 'papaparse';
import { IMPORT_LIMITS } from '../../../rules/import-limits.rules.js';
import type { TextEncoding } from '../import.contract.js';
import { filledRow } from './cell-text.js';
import { normaliseLineEnds, splitRows } from './csv-lines.js';
import type { DecodedText } from './decode-text.js';
import { guessSeparator, usualWidth } from './separator.js';
import { RefusedFile, type Source, type TableRow, TOO_MANY_ROWS } from './source.js';

const ROWS_AT_ONCE = 1000;
/** Empty ones included. */
const MAX_LINES = 6 * IMPORT_LIMITS.rows;

/** What a person chose instead of the guess. */
export interface TextChoice {
  encoding?: TextEncoding | undefined;
  separator?: string | undefined;
}

/** The table of a text, with the chosen separator, else that of its first line, else a guessed one. */
export function csvSource({ text, encoding, doubt }: DecodedText, chosen: TextChoice = {}): Source {
  if (/^\s*</.test(text) && !/^\s*<[^\s<>]+@[^\s<>]+>/.test(text)) throw new RefusedFile('format'); // a web page or XML with the wrong name
  // Excel's own convention: the first line names the separator
  const declared = /^"?sep=(.)"?(?:\r?\n|\r|$)/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  if (body.trim() === '') throw new RefusedFile('no_content');
  const given = chosen.separator ?? declared?.[1];
  const { separator, isDoubtful } = given ? { separator: given, isDoubtful: false } : guessSeparator(body);
  const firstLine = declared ? 2 : 1;
  const rows = parsedRows(body, separator, firstLine);
  return {
    sheets: [],
    firstLine,
    lastLine: firstLine + rows.length - 1,
    text: {
      encoding,
      encodingDoubt: doubt,
      isEncodingChosen: chosen.encoding !== undefined,
      separator,
      isSeparatorDoubtful: isDoubtful,
      isSeparatorChosen: chosen.separator !== undefined,
    },
    rows: () => batches(rows, firstLine),
  };
}

function parsedRows(body: string, separator: string, firstLine: number): string[][] {
  const text = normaliseLineEnds(body, separator);
  const { data, errors } = parsed(text, separator);
  if (data.length === MAX_LINES) throw new RefusedFile('parse', TOO_MANY_ROWS);
  const broken = errors.find(({ type }) => type === 'Quotes');
  const rows = broken ? withoutQuoting(text, separator, errors) : data;
  if (!rows)
    throw new RefusedFile('parse', `guillemets mal fermés à la ligne ${(broken?.row ?? 0) + firstLine}. Corrigez-la et réessayez.`);
  const split = splitRows(rows, usualWidth(body, separator));
  // the line end of the last row begins no other
  return split.at(-1)?.join('') === '' && /[\r\n]$/.test(body) ? split.slice(0, -1) : split;
}

const parsed = (text: string, delimiter: string, quoteChar = '"'): ParseResult<string[]> =>
  Papa.parse<string[]>(text, { delimiter, quoteChar, newline: '\n', skipEmptyLines: false, preview: MAX_LINES });

/** Quotes that enclose no cell (« "Rey, Luc" <luc@exemple.ch> ») are text, if all rows have the same width without them. */
function withoutQuoting(text: string, separator: string, errors: ParseResult<string[]>['errors']): string[][] | null {
  if (!errors.some(({ code }) => code === 'InvalidQuotes')) return null;
  const { data } = parsed(text, separator, '\u0000');
  const widths = new Set(data.filter((cells) => cells.join('') !== '').map(({ length }) => length));
  return widths.size === 1 ? data : null;
}

/** Rows of a file that is in memory already. */
export function* batches(rows: readonly (readonly unknown[])[], firstLine: number): Generator<TableRow[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE);
    yield part.map((cells, index) => filledRow(firstLine + from + index, cells)).filter((row) => row !== null);
  }
}
