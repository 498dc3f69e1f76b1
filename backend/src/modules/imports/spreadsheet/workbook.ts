import { posix } from 'node:path';
import { RefusedFile } from './source.js';
import { attribute, readXml } from './xml.js';
import type { ZipArchive } from './zip-archive.js';

/** Paths of the parts of a workbook. */
export interface Workbook {
  sheets: { name: string; path: string }[];
  /** Days are counted from 1904 instead of 1900. */
  isFrom1904: boolean;
  strings: string | null;
  styles: string | null;
}

/** The parts of a workbook (ECMA-376, part 1, 12.3), also of a strict one; sheets that a person has hidden are left out. */
export async function readWorkbook(archive: ZipArchive): Promise<Workbook> {
  const main = (await relations(archive, '')).find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (!archive.has(main)) throw new RefusedFile('format');
  const parts = await relations(archive, main);
  const sheets: Workbook['sheets'] = [];
  let isSpreadsheet = false;
  let isFrom1904 = false;
  await readXml(archive.text(main), {
    open(name, attributes) {
      isSpreadsheet ||= name === 'workbook';
      if (name === 'workbookPr') isFrom1904 = ['1', 'true', 'on'].includes(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || /hidden/i.test(attribute(attributes, 'state') ?? '')) return;
      const part = parts.find(({ id }) => id === attributes['r:id']) ?? parts.find(({ id }) => id === attribute(attributes, 'id'));
      // a chart's or a macro's sheet has no rows
      if (part?.kind === 'worksheet' && archive.has(part.path)) sheets.push({ name: attributes.name ?? '', path: part.path });
    },
  });
  if (!isSpreadsheet) throw new RefusedFile('format');
  if (sheets.length === 0) throw new RefusedFile('no_sheet');
  const pathOf = (wanted: string) => parts.find(({ kind, path }) => kind === wanted && archive.has(path))?.path ?? null;
  return { sheets, isFrom1904, strings: pathOf('sharedStrings'), styles: pathOf('styles') };
}

interface Relation {
  id: string;
  /** The last word of its type: those of the transitional and of the strict format differ before it. */
  kind: string;
  path: string;
}

async function relations(archive: ZipArchive, of: string): Promise<Relation[]> {
  const file = posix.join(posix.dirname(of), '_rels', `${posix.basename(of)}.rels`);
  const found: Relation[] = [];
  if (!archive.has(file)) return found;
  await readXml(archive.text(file), {
    open(name, attributes) {
      const { Id: id, Type: type, Target: target } = attributes;
      if (name !== 'Relationship' || !id || !type || !target || attributes.TargetMode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(of), target);
      found.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return found;
}
