import { digitMask } from './digit-masks.js';
import { readXml } from './xml.js';
import type { ZipArchive } from './zip-archive.js';

/** Built-in date formats (ECMA-376, part 1, 18.8.30), including Asian editions. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
/** Only date formats contain these letters, once quoted text, colours and elapsed time are removed. */
const isDateCode = (code: string) => /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/general|standard/gi, ''));

/** How the number of a cell is shown. */
export interface NumberStyle {
  isDate: boolean;
  /** Of phone numbers and other names of digits. */
  mask: string | null;
}

export async function readNumberStyles(archive: ZipArchive, path: string | null): Promise<NumberStyle[]> {
  const styles: NumberStyle[] = [];
  if (!path) return styles;
  const own = new Map<number, NumberStyle>();
  let isCells = false;
  await readXml(archive.text(path), {
    open(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') isCells = true;
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, { isDate: isDateCode(formatCode ?? ''), mask: digitMask(formatCode ?? '') });
      if (name === 'xf' && isCells) styles.push(own.get(id) ?? { isDate: isBuiltInDate(id), mask: null });
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles;
}

const DAY_MS = 86_400_000;
/** 1 January 1970, counted from the two beginnings that there are. */
const UNIX = { 1900: 25_569, 1904: 24_107 };
/** 31 December 9999. */
const LAST = 2_958_465;

/** Converts a day number to a date; null when it is none. A time without a day stays a number. */
export function dateOf(days: number, isFrom1904: boolean): Date | null {
  const last = isFrom1904 ? LAST - 1462 : LAST;
  if (!(days >= 1 && days < last + 1)) return null;
  // 1900 has a 29 February for Excel
  const real = !isFrom1904 && days < 60 ? days + 1 : days;
  return new Date(Math.round(((real - UNIX[isFrom1904 ? 1904 : 1900]) * DAY_MS) / 1000) * 1000);
}
