import type { LineIssue } from '../../api/types';

/** What a spreadsheet would take for a formula: the rule of the server's own files (common/csv.ts). */
const FORMULA = /^[=+\-@\t\r]/;
/** A value is quoted where its bounds would be unclear. */
const UNCLEAR = /[";\r\n\ufeff]|^ | $/;

/** CSV as Excel opens it: UTF-8 with a mark, semicolons, CRLF; no cell can become a formula (decision 23). */
export function issuesCsv(columns: string[], issues: LineIssue[]): string {
  const rows = [columns, ...issues.map(({ line, value, reason }) => [String(line), value, reason])];
  return `\ufeff${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const isFormula = FORMULA.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return isFormula || UNCLEAR.test(text) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
