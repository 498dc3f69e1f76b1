import { loadMaskFormatter } from './digit-masks.js';
import { readNumberStyles } from './number-formats.js';
import { readSharedStrings } from './shared-strings.js';
import { sheetRows } from './sheet-rows.js';
import { DAMAGED, RefusedFile, type Source, type TableRow } from './source.js';
import { readWorkbook } from './workbook.js';
import { ZipArchive } from './zip-archive.js';

/** Excel 2007 and later. */
export async function xlsxSource(bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  return orDamaged(async () => {
    const archive = await ZipArchive.open(bytes);
    const { sheets, isFrom1904, ...parts } = await readWorkbook(archive);
    const styles = await readNumberStyles(archive, parts.styles);
    const formatMask = styles.some(({ mask }) => mask) ? await loadMaskFormatter() : null;
    const strings = await readSharedStrings(archive, parts.strings);
    async function* rows(sheet: number): AsyncGenerator<TableRow[]> {
      const path = sheets[sheet]?.path;
      if (!path) throw new RefusedFile('no_sheet');
      const steps = sheetRows(archive.text(path), { strings, styles, formatMask, isFrom1904 });
      for (;;) {
        const { done, value } = await orDamaged(() => steps.next());
        if (done) return;
        yield value;
      }
    }
    return { sheets: sheets.map(({ name }) => name), rows };
  });
}

/** Maps errors of the archive or the decompression to « damaged file ». */
async function orDamaged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('parse', DAMAGED);
  }
}
