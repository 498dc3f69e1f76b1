import Papa from 'papaparse';

export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula, full-width signs of East Asian ones too. The library's own pattern overlooks cells of several lines. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Lines of a CSV file, CRLF after each; Excel opens it with semicolons (decision 23). A cell that would be a formula gets an
 * apostrophe in front, which spreadsheets do not show.
 */
export const csvLines = (rows: readonly (readonly (string | number | null)[])[], delimiter: ';' | ',' = ';'): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as unknown[][], { delimiter, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
