/** What a file is by its first bytes: its name may be wrong. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** First record of a workbook of Excel 2 to 4, without a container. */
const BIFF = [0x09];

const starts = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

export const isZip = (bytes: Uint8Array): boolean => starts(bytes, ZIP);
export const isXls = (bytes: Uint8Array): boolean => starts(bytes, OLE) || (starts(bytes, BIFF) && [0, 2, 4, 8].includes(bytes[1] ?? 1));
