import { IMPORT_LIMITS } from '../../../rules/import-limits.rules.js';
import { guessFields } from '../column-mapping.js';
import { EmailTally } from '../email-columns.js';
import type { ImportField } from '../import.contract.js';
import { findHeading, HEADING_WITHIN } from './heading.js';
import { RefusedFile, type Source, type TableRow, TOO_MANY_ROWS } from './source.js';

/** What a sheet holds, before its rows are taken. */
export interface Survey {
  sheets: string[];
  sheet: number;
  /** Row that names the columns; 0: none does. */
  headingLine: number;
  header: string[];
  /** What the columns probably are. */
  fields: (ImportField | null)[];
  /** The first rows. */
  sample: TableRow[];
  /** The first rows with characters outside of ASCII. */
  accented: TableRow[];
  /** Filled rows below the heading. */
  total: number;
  /** Rows below the heading in which nothing is written. */
  empty: number;
}

export interface SurveyOrder {
  sheet?: number | undefined;
  headingLine?: number | undefined;
}

const SAMPLE_ROWS = 200;
const ACCENTED_ROWS = 20;
const NOT_ASCII = /[^ -~\s]/;
const MAX_SHEETS_TRIED = 20;

/** Surveys the requested sheet, else the first one with a column of addresses, else the first one with rows. */
export async function survey(source: Source, { sheet, headingLine }: SurveyOrder): Promise<Survey> {
  if (sheet !== undefined) return surveySheet(source, sheet, headingLine);
  let first: Survey | undefined;
  let refused: unknown;
  for (let tried = 0; tried < Math.min(Math.max(1, source.sheets.length), MAX_SHEETS_TRIED); tried++) {
    try {
      const found = await surveySheet(source, tried, headingLine);
      if (found.fields.includes('email')) return found;
      first ??= found;
    } catch (error) {
      refused ??= error;
    }
  }
  if (first) return first;
  throw refused;
}

async function surveySheet(source: Source, sheet: number, headingLine: number | undefined): Promise<Survey> {
  const first: TableRow[] = [];
  let found: Findings | undefined;
  const start = () => {
    found = new Findings(headingOf(first, headingLine));
    for (const row of first) found.add(row);
    return found;
  };
  for await (const rows of source.rows(sheet)) {
    for (const row of rows) {
      if (found) found.add(row);
      else if (headingLine === undefined || row.line >= headingLine) first.push(row);
      if (!found && first.length === HEADING_WITHIN) start();
    }
  }
  if (first.length === 0) throw new RefusedFile('no_content');
  return { sheets: source.sheets, sheet, ...(found ?? start()).result(source) };
}

function headingOf(first: readonly TableRow[], headingLine: number | undefined): TableRow | null {
  if (headingLine === undefined) return findHeading(first);
  return headingLine === 0 ? null : (first[0] ?? null);
}

/** Gathers while the rows go by. */
class Findings {
  private readonly emails = new EmailTally();
  private readonly sample: TableRow[] = [];
  private width: number;
  private readonly accented: TableRow[] = [];
  private total = 0;
  private lastLine = 0;

  constructor(private readonly heading: TableRow | null) {
    this.width = heading?.cells.length ?? 0;
  }

  add(row: TableRow): void {
    if (this.heading && row.line <= this.heading.line) return;
    if (++this.total > IMPORT_LIMITS.rows) throw new RefusedFile('parse', TOO_MANY_ROWS);
    this.width = Math.max(this.width, row.cells.length);
    this.emails.add(row.cells);
    this.lastLine = row.line;
    if (this.sample.length < SAMPLE_ROWS) this.sample.push(row);
    if (this.accented.length < ACCENTED_ROWS && row.cells.some((cell) => NOT_ASCII.test(cell))) this.accented.push(row);
  }

  result({ firstLine = 1, lastLine = this.lastLine }: Source): Omit<Survey, 'sheets' | 'sheet'> {
    if (this.width > IMPORT_LIMITS.columns) throw new RefusedFile('parse', `plus de ${IMPORT_LIMITS.columns} colonnes.`);
    if (this.total === 0) throw new RefusedFile('no_rows');
    const { heading, sample, accented, total } = this;
    const headingLine = heading?.line ?? 0;
    const header = Array.from({ length: this.width }, (_, column) =>
      heading ? (heading.cells[column] ?? '') : `Colonne ${letters(column)}`,
    );
    const fields = guessFields(
      header,
      this.emails.best(header),
      sample.map(({ cells }) => cells),
    );
    return { headingLine, header, fields, sample, accented, total, empty: lastLine - Math.max(headingLine, firstLine - 1) - total };
  }
}

/** 0 → A, 27 → AB, as above a sheet. */
function letters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : letters(Math.floor(column / 26) - 1) + rest;
}
