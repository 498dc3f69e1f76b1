import type { CellObject, WorkSheet } from '@e965/xlsx';
import { batches } from './csv-source.js';
import { digitMask, loadMaskFormatter, type MaskFormatter } from './digit-masks.js';
import { DAMAGED, PROTECTED, RefusedFile, type Source, type TableRow } from './source.js';

const ROWS_AT_ONCE = 500;

/** Excel 97–2003, and the container of encrypted workbooks of any version. */
export async function xlsSource(bytes: Uint8Array): Promise<Source> {
  if (holds(bytes, 'EncryptedPackage')) throw new RefusedFile('parse', PROTECTED);
  const { read } = await import('@e965/xlsx');
  const options = {
    type: 'buffer',
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
    dense: true,
  } as const;
  try {
    const book = read(bytes, options);
    const visible = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
    if (visible.length === 0) throw new RefusedFile('no_sheet');
    const formatMask = await loadMaskFormatter();
    return { sheets: visible, rows: (sheet) => rowsOf(book.Sheets[visible[sheet] ?? ''], formatMask) };
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    if (!holds(bytes, 'Workbook') && !holds(bytes, 'Book') && !isSheetAlone(bytes)) throw new RefusedFile('format'); // another document of Office
    throw new RefusedFile('parse', /password|encrypt/i.test(String(error)) ? PROTECTED : DAMAGED);
  }
}

/** Of Excel 2 to 4: a file without the container that later ones share with other documents. */
const isSheetAlone = ([first]: Uint8Array) => first === 0x09;

/** A stream of this name, in the UTF-16 of the container's directory. */
function holds(bytes: Uint8Array, stream: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from(stream, 'utf16le'));
}

/** The cells of a sheet that was read row by row, without a copy of them all. */
function* rowsOf(sheet: WorkSheet | undefined, formatMask: MaskFormatter): Generator<TableRow[]> {
  const rows: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
  for (let row = 0; row < rows.length; row += ROWS_AT_ONCE) {
    const part = Array.from(rows.slice(row, row + ROWS_AT_ONCE), (cells) =>
      Array.from(cells ?? [], (cell) => shownValue(cell, formatMask)),
    );
    yield* batches(part, row + 1);
  }
}

/** As its cell shows it, where its digits are a name. */
function shownValue(cell: CellObject | undefined, formatMask: MaskFormatter): unknown {
  if (cell?.t === 'e') return '';
  const mask = cell?.t === 'n' && cell.z ? digitMask(String(cell.z)) : null;
  return (mask && formatMask(mask, Number(cell?.v))) || cell?.v;
}
