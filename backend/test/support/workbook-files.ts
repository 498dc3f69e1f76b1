import { crc32, deflateRawSync } from 'node:zlib';

/** An archive of files as they are; `declared` is the size that its directory claims. */
export function zip(files: Record<string, string | Buffer>, declared?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const compressed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(compressed.length, 18);
    head.writeUInt32LE(declared ?? content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(compressed.length, 20);
    entry.writeUInt32LE(declared ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), compressed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + compressed.length;
  }
  const end = Buffer.alloc(22);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface WorkbookParts {
  /** Contents of `sheetData`, by the name of the sheet. */
  sheets: Record<string, string>;
  /** Names of those that a person does not see. */
  hidden?: string[];
  /** The file of shared strings. */
  strings?: string;
  styles?: string;
  /** Elements before the list of sheets. */
  settings?: string;
}

/** A workbook of parts that are written by hand. */
export function workbookOf({ sheets, hidden = [], strings, styles, settings = '' }: WorkbookParts): Buffer {
  const names = Object.keys(sheets);
  const entries = names.map(
    (name, n) => `<sheet name="${name}" sheetId="${n + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${n + 1}"/>`,
  );
  const relations = names.map(
    (_, n) => `<Relationship Id="rId${n + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
  );
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="${RELATION}">${settings}<sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}
      <Relationship Id="s" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/>
      <Relationship Id="f" Type="${RELATION}/styles" Target="/xl/styles.xml"/></Relationships>`,
    ...Object.fromEntries(
      names.map((name, n) => [`xl/worksheets/sheet${n + 1}.xml`, `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`]),
    ),
    ...(strings && { 'xl/sharedStrings.xml': strings }),
    ...(styles && { 'xl/styles.xml': styles }),
  });
}

/** A sheet of texts that stand in their cells. */
export const inlineRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`).join('');

/** A sheet whose texts are shared, as Excel writes it: of `columns` cells a row, each another text. */
export const sharedRows = (rows: number, columns: number): string => {
  const letters = Array.from({ length: columns }, (_, column) => columnName(column));
  return Array.from({ length: rows }, (_, row) => {
    const cells = letters.map((letter, column) => `<c r="${letter}${row + 1}" t="s"><v>${row * columns + column}</v></c>`);
    return `<row r="${row + 1}" spans="1:${columns}">${cells.join('')}</row>`;
  }).join('');
};

export const stringTable = (texts: readonly string[]): string => `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;

export function columnName(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnName(Math.floor(column / 26) - 1) + rest;
}
