import { MAX_CELL, MAX_COLUMNS, type TableRow } from './source.js';

/** A row of texts, or none when nothing is written in it. One column more than we take is kept: it tells that there are too many. */
export function filledRow(line: number, cells: readonly unknown[]): TableRow | null {
  const texts = cells.slice(0, MAX_COLUMNS + 1).map(cellText);
  while (texts.length > 0 && texts.at(-1) === '') texts.pop();
  return texts.length > 0 ? { line, cells: texts } : null;
}

/** A cell as a person reads it, without what a database or a screen cannot hold. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '');
  const text = String(value).slice(0, MAX_CELL);
  if (USUAL.test(text)) return unguarded(text.trim()); // as below, at a tenth of the time
  const whole = text.replace(/\p{Cs}/gu, '\ufffd').normalize('NFC');
  return unguarded(whole.replace(UNWANTED, '').trim());
}

/** HubSpot, and our own exports, put an apostrophe before what a spreadsheet would calculate or shorten. */
const unguarded = (text: string) => (text.startsWith("'") && GUARDED.test(text) ? text.slice(1).trim() : text);

const GUARDED = /^'[=+\-@\t\r\d]/;
/** Printable and in its normal form: ASCII and Latin letters that carry their accents. */
const USUAL = /^[ -~\u00a0-\u02ff]*$/;
/** Control characters except tab and line ends, and marks of byte order. */
const UNWANTED = /[^\P{Cc}\t\n\r]|\ufeff/gu;
