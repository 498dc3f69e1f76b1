import Papa from 'papaparse';
import { FORMULA } from '../rules/csv.rules.js';

export const BYTE_ORDER_MARK = '\uFEFF';
export type Delimiter = ';' | ',';

/**
 * Lines of a CSV file, CRLF after each; Excel opens it with semicolons (decision 23). A cell that would be a formula gets an
 * apostrophe in front, which spreadsheets do not show.
 */
export const csvLines = (rows: readonly (readonly (string | number | null)[])[], delimiter: Delimiter = ';'): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as unknown[][], { delimiter, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

/** Cells that need quotes. */
const SPECIAL = { ';': /^[ =+\-@\t\r＝＋－＠]|[;"\r\n\uFEFF]| $/, ',': /^[ =+\-@\t\r＝＋－＠]|[,"\r\n\uFEFF]| $/ };

/** One cell of many, as the library writes it in a fraction of the time. */
export const csvCell = (text: string, delimiter: Delimiter): string =>
  SPECIAL[delimiter].test(text) ? `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"` : text;
