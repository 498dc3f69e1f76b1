import { readCsv } from './csv-table.js';
import { decodeText } from './decode-text.js';
import { RefusedFile, type Table } from './table.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** First record of a workbook of Excel 2 to 4, without a container. */
const BIFF = [0x09];

/** The table of a file, by what it holds: the name may be wrong. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const starts = (mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0) throw new RefusedFile('no_content');
  const isXls = starts(OLE) || (starts(BIFF) && [0, 2, 4, 8].includes(bytes[1] ?? 1));
  if (!starts(ZIP) && !isXls) return readCsv(decodeText(bytes));
  const { readXls, readXlsx } = await import('./workbook-table.js');
  return isXls ? readXls(bytes) : readXlsx(bytes);
}
