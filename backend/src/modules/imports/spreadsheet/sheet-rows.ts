import { IMPORT_LIMITS } from '../../../rules/import-limits.rules.js';
import { filledRow } from './cell-text.js';
import type { MaskFormatter } from './digit-masks.js';
import { dateOf, type NumberStyle } from './number-formats.js';
import { RichText, type TextStore, unescaped } from './shared-strings.js';
import { type TableRow } from './source.js';
import { type Attributes, walkXml } from './xml.js';

/** What the cells of a sheet refer to. */
export interface CellContext {
  strings: TextStore;
  styles: readonly NumberStyle[];
  /** Null where no style has a mask. */
  formatMask: MaskFormatter | null;
  isFrom1904: boolean;
}

/** The rows of a sheet (ECMA-376, part 1, 18.3.1) while it is unpacked; of a formula its last value. */
export async function* sheetRows(pieces: AsyncIterable<string>, context: CellContext): AsyncGenerator<TableRow[]> {
  let rows: TableRow[] = [];
  let line = 0;
  let column = -1;
  let cells: unknown[] = [];
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let inline = new RichText();

  const openRow = ({ r }: Attributes) => {
    line = Math.max(line + 1, whole(r) ?? 0);
    column = -1;
    cells = [];
  };
  const openCell = ({ r, t, s }: Attributes) => {
    column = columnOf(r) ?? column + 1;
    type = t ?? 'n';
    style = whole(s) ?? 0;
    value = '';
    inline = new RichText();
  };
  const closeCell = () => {
    if (column > IMPORT_LIMITS.columns) return;
    const content = type === 'inlineStr' ? inline.take() : value === '' ? '' : contentOf(type, value, style, context);
    // filled up to here: an array with holes is slow
    if (content !== '') for (; cells.length < column; ) cells.push('');
    if (content !== '') cells[column] = content;
  };

  const steps = walkXml(pieces, {
    open(name, attributes) {
      if (name === 'c') openCell(attributes);
      else if (name === 'v') isValue = true;
      else if (name === 'row') openRow(attributes);
      else inline.open(name);
    },
    text(piece) {
      if (isValue && value.length < IMPORT_LIMITS.cellCharacters) value += piece.slice(0, IMPORT_LIMITS.cellCharacters);
      else if (type === 'inlineStr') inline.add(piece);
    },
    close(name) {
      if (name === 'v') isValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') {
        const row = filledRow(line, cells);
        if (row) rows.push(row);
      } else inline.close(name);
    },
  });
  for await (const _ of steps) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}

function contentOf(type: string, value: string, style: number, { strings, styles, formatMask, isFrom1904 }: CellContext): unknown {
  switch (type) {
    case 's':
      return strings.at(whole(value) ?? -1);
    case 'str':
      return unescaped(value);
    case 'b':
      return value.trim() === '1' || value.trim() === 'true' ? 'true' : 'false';
    case 'e': // #N/A and similar errors are empty
      return '';
    case 'd':
      return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    default:
      return shownNumber(value, styles[style]) || numberText(value);
  }

  function shownNumber(number: string, style: NumberStyle | undefined): Date | string | null {
    if (style?.isDate) return dateOf(Number(number), isFrom1904);
    return style?.mask ? (formatMask?.(style.mask, Number(number)) ?? null) : null;
  }
}

/** Excel stores 0.30000000000000004 and 4.1791234567E10; a long integer is an identifier. */
function numberText(value: string): string {
  const text = value.trim();
  if (/^-?\d*$/.test(text)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
}

const whole = (text: string | undefined): number | undefined => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** AB12 → 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = reference && /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase();
  if (!letters) return undefined;
  let column = 0;
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
}
