import Papa from 'papaparse';
import { SEPARATOR_LEAD } from '../../../rules/import-text.rules.js';
import { isKnownHeader } from '../column-mapping.js';
import { isAddress, isEmailHeader } from '../email-columns.js';
import { normaliseLineEnds, splitRows } from './csv-lines.js';

/** In order of preference: commas also occur in addresses and numbers. */
const SEPARATORS = [';', '\t', '|', ','];
const ROWS_TRIED = 200;
/** Rows among which the heading is. */
const HEADING_WITHIN = 20;
const CHARACTERS_TRIED = 200_000;

export interface GuessedSeparator {
  separator: string;
  isDoubtful: boolean;
}

/** Returns the separator that gives rows of equal width, complete addresses and known headings. */
export function guessSeparator(text: string): GuessedSeparator {
  const tried = SEPARATORS.map((separator) => ({ separator, ...consistency(text, separator) }));
  const [best, second] = tried.filter(({ width }) => width > 1).sort((one, other) => other.score - one.score);
  return { separator: best?.separator ?? ',', isDoubtful: !!best && !!second && best.score - second.score < SEPARATOR_LEAD };
}

/** The usual number of cells of a row. */
export const usualWidth = (text: string, separator: string): number => consistency(text, separator).width;

/** Unusual line ends belong to cells where the rows have the same width only with them. */
function consistency(text: string, separator: string): { width: number; score: number } {
  const lines = normaliseLineEnds(text.slice(0, CHARACTERS_TRIED), separator);
  const { data } = Papa.parse<string[]>(lines, { delimiter: separator, newline: '\n', preview: ROWS_TRIED });
  const [split, whole] = [splitRows(data, 0), data].map((rows) => {
    const filled = rows.filter((cells) => cells.length > 1 || cells[0]?.trim());
    return widthsOf(filled.length > 1 && text.length > CHARACTERS_TRIED ? filled.slice(0, -1) : filled);
  });
  return split && whole && split.share >= whole.share ? split : (whole ?? { width: 0, score: 0 });
}

function widthsOf(rows: readonly string[][]): { width: number; share: number; score: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts].sort(([oneWidth, one], [otherWidth, other]) => other - one || otherWidth - oneWidth);
  const withAddress = rows.filter((cells) => cells.some((cell) => isAddress(cell.trim()))).length;
  const headings = Math.max(0, ...rows.slice(0, HEADING_WITHIN).map((cells) => knownShare(cells)));
  const share = count / Math.max(1, rows.length);
  return { width, share, score: share + withAddress / Math.max(1, rows.length) + headings };
}

function knownShare(cells: readonly string[]): number {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return names.filter((name) => isEmailHeader(name) || isKnownHeader(name)).length / Math.max(1, names.length);
}
