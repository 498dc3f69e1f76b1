import type { Refusal } from '../import-problems.js';

/** The cells of a file as text. */
export interface Table {
  header: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** Row of the spreadsheet, the first one is 1. */
  line: number;
  cells: string[];
}

export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 300;

/** A file that cannot be read, for one of the reasons that people are told. */
export class RefusedFile extends Error {
  constructor(
    readonly code: Refusal,
    readonly detail?: string,
  ) {
    super(code);
  }
}

/** The first row with a value is the header; rows without any are left out. */
export function toTable(rows: readonly (readonly unknown[] | null)[]): Table {
  const filled: TableRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const texts = (cells ?? []).map(cellText);
    if (texts.some((text) => text !== '')) filled.push({ line: index + 1, cells: texts });
    if (filled.length > MAX_ROWS + 1) throw new RefusedFile('parse', `plus de ${MAX_ROWS} lignes. Partagez-le en plusieurs fichiers.`);
  }
  const [header, ...data] = filled;
  if (!header) throw new RefusedFile('no_content');
  if (header.cells.length > MAX_COLUMNS) throw new RefusedFile('parse', `plus de ${MAX_COLUMNS} colonnes.`);
  if (data.length === 0) throw new RefusedFile('no_rows');
  return { header: header.cells, rows: data };
}

/** A cell as a person reads it, without what a database or a screen cannot hold. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '');
  const text = String(value);
  if (USUAL.test(text)) return text.trim(); // as below, at a tenth of the time
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(UNWANTED, '')
    .trim();
}

/** Printable and in its normal form: ASCII and Latin letters that carry their accents. */
const USUAL = /^[ -~\u00a0-\u02ff]*$/;
/** Control characters except tab and line ends, and marks of byte order. */
const UNWANTED = /[^\P{Cc}\t\n\r]|\ufeff/gu;
