import { FORMULA } from '../../../backend/src/rules/csv.rules';

/** A value is quoted where its bounds would be unclear. */
const UNCLEAR = /[";\r\n\ufeff]|^ | $/;

/** CSV as Excel opens it: UTF-8 with a mark, semicolons, CRLF; no cell can become a formula (decision 23). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;

/** Numbers are no formulas, also below zero. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const isFormula = FORMULA.test(value);
  const harmless = isFormula ? `'${value}` : value;
  return isFormula || UNCLEAR.test(value) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
