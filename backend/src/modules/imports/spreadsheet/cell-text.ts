import { withoutInvisibleCharacters } from '../../../common/invisible-characters.js';
import { IMPORT_LIMITS } from '../../../rules/import-limits.rules.js';
import { type TableRow } from './source.js';

/** Returns a row of texts; null for an empty row. One column beyond the limit is read, to detect the excess. */
export function filledRow(line: number, cells: readonly unknown[]): TableRow | null {
  const texts = cells.slice(0, IMPORT_LIMITS.columns + 1).map(cellText);
  while (texts.length > 0 && texts.at(-1) === '') texts.pop();
  return texts.length > 0 ? { line, cells: texts } : null;
}

/** A cell as a person reads it, without what a database or a screen cannot hold. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '');
  const text = String(value).slice(0, IMPORT_LIMITS.cellCharacters);
  if (USUAL.test(text)) return plainText(text.trim()); // as below, at a tenth of the time
  const whole = text.replace(/\p{Cs}/gu, '\ufffd').normalize('NFC');
  return plainText(withoutInvisibleCharacters(whole.replace(UNWANTED, '')).trim());
}

/** Removes prefixes that protect a value from calculation or shortening in a spreadsheet. */
function plainText(text: string): string {
  // HubSpot and our own exports write an apostrophe before it
  if (text.startsWith("'") && GUARDED.test(text)) return text.slice(1).trim();
  return TEXT_FORMULA.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text;
}

const GUARDED = /^'[=+\-@\t\r\d]/;
/** ="079 555 01 02" */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;
/** Printable and normalised (NFC): ASCII and precomposed Latin letters. */
const USUAL = /^[ -~\u00a0-\u00ac\u00ae-\u02ff]*$/;
/** Control characters except tab and line ends. */
const UNWANTED = /[^\P{Cc}\t\n\r]/gu;
