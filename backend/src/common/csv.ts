export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A line of a CSV file that Excel opens as it is: semicolons, CRLF. A cell that a spreadsheet would take for a formula
 * (= + - @ tab CR at its start) gets an apostrophe in front, which spreadsheets do not show.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
