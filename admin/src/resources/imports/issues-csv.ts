import type { LineIssue } from '../../api/types';

/** CSV as Excel opens it: UTF-8 with a mark, semicolons, CRLF; no cell can become a formula (decision 23). */
export function issuesCsv(columns: string[], issues: LineIssue[]): string {
  const rows = [columns, ...issues.map(({ line, value, reason }) => [String(line), value, reason])];
  return `\ufeff${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
