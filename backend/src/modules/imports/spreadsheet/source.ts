import { IMPORT_LIMITS } from '../../../rules/import-limits.rules.js';
import type { TextFormat } from '../import.contract.js';
import type { Refusal } from '../import-problems.js';

export interface TableRow {
  /** Row of the spreadsheet, the first one is 1. */
  line: number;
  cells: string[];
}

/** Filled rows in the order of the sheet, a portion at a time. */
export type RowBatches = AsyncIterable<TableRow[]> | Iterable<TableRow[]>;

/** A file of tables. Rows are streamed and can be read repeatedly. */
export interface Source {
  /** Names of the sheets that a person sees; a text file has none. */
  sheets: string[];
  /** Of a text file. */
  text?: Omit<TextFormat, 'samples'>;
  /** Preceded by the declaration of the separator. */
  firstLine?: number;
  /** The last row of a text file, be it empty; a workbook ends with its last filled row. */
  lastLine?: number;
  rows(sheet: number): RowBatches;
}

export const TOO_MANY_ROWS = `plus de ${IMPORT_LIMITS.rows} lignes. Partagez-le en plusieurs fichiers.`;
export const DAMAGED = 'le classeur est endommagé. Ouvrez-le dans Excel, enregistrez-le à nouveau et réessayez.';
export const PROTECTED = 'le classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe et réessayez.';
export const TOO_BIG = 'une fois décompressé, le classeur est trop grand. Enregistrez la feuille en CSV et réessayez.';

/** A file that cannot be read, with a reason for users. */
export class RefusedFile extends Error {
  constructor(
    readonly code: Refusal,
    readonly detail?: string,
  ) {
    super(code);
  }
}
