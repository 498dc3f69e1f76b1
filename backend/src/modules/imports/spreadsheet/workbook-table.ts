import { readSheet } from 'read-excel-file/universal';
import { RefusedFile, type Table, toTable } from './table.js';

const PROTECTED = 'le classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe et réessayez.';
const DAMAGED = 'le classeur est endommagé. Ouvrez-le dans Excel, enregistrez-le à nouveau et réessayez.';
const TOO_BIG = 'une fois décompressé, le classeur est trop grand. Enregistrez la feuille en CSV et réessayez.';
/** What 5 MB of honest cells may unpack to. */
const MAX_UNPACKED_BYTES = 120_000_000;
const MAX_ENTRIES = 2000;

/** Excel 2007 and later. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const entries = zipEntries(bytes);
  if (!entries) throw new RefusedFile('parse', DAMAGED);
  if (!entries.names.includes('xl/workbook.xml')) throw new RefusedFile('format');
  if (entries.names.length > MAX_ENTRIES || entries.unpacked > MAX_UNPACKED_BYTES) throw new RefusedFile('parse', TOO_BIG);
  if (!entries.names.some((name) => /^xl\/worksheets\/.+\.xml$/.test(name))) throw new RefusedFile('no_sheet');
  try {
    return toTable(await readSheet(new Blob([bytes])));
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('parse', DAMAGED);
  }
}

/** Excel 97–2003, and the container of encrypted workbooks of any version. */
export async function readXls(bytes: Uint8Array): Promise<Table> {
  if (isEncryptedXlsx(bytes)) throw new RefusedFile('parse', PROTECTED);
  const { read, utils } = await import('@e965/xlsx');
  try {
    const book = read(bytes, {
      type: 'buffer',
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      dense: true,
    });
    const visible = book.SheetNames.find((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden) ?? book.SheetNames[0];
    const sheet = visible === undefined ? undefined : book.Sheets[visible];
    if (!sheet) throw new RefusedFile('no_sheet');
    const firstRow = sheet['!ref'] ? utils.decode_range(sheet['!ref']).s.r : 0;
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true, defval: null, UTC: true });
    return toTable([...Array<null>(firstRow).fill(null), ...rows]);
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile('parse', /password|encrypt/i.test(String(error)) ? PROTECTED : DAMAGED);
  }
}

/** The stream that Office writes into an encrypted workbook, in the UTF-16 of its directory. */
function isEncryptedXlsx(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Names and unpacked size as the directory of the archive declares them; the unpacker allots no more than that. */
function zipEntries(bytes: Uint8Array): { names: string[]; unpacked: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let end = bytes.length - 22; end >= Math.max(0, bytes.length - 66_000); end--) {
    if (view.getUint32(end, true) !== END_OF_DIRECTORY) continue;
    const names: string[] = [];
    let unpacked = 0;
    let at = view.getUint32(end + 16, true);
    for (let entry = 0; entry < view.getUint16(end + 10, true); entry++) {
      if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
      unpacked += view.getUint32(at + 24, true);
      const nameLength = view.getUint16(at + 28, true);
      names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)));
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return { names, unpacked };
  }
  return null;
}
