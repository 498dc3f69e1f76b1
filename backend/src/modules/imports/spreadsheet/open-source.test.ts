import { utils, write } from '@e965/xlsx';
import { inlineRows, sharedRows, stringTable, workbookOf, zip } from '../../../../test/support/workbook-files.js';
import { openSource } from './open-source.js';
import { RefusedFile, type TableRow } from './source.js';

async function read(file: Buffer | string, sheet = 0): Promise<TableRow[]> {
  const source = await openSource(new Uint8Array(Buffer.from(file)));
  const all: TableRow[] = [];
  for await (const rows of source.rows(sheet)) all.push(...rows);
  return all;
}
const cells = async (file: Buffer | string) => (await read(file)).map((row) => row.cells);
const refusal = async (file: Buffer | string) => {
  const error = await read(file).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof RefusedFile ? error.code : error;
};

describe('a workbook', () => {
  it('has texts in its cells, shared, in runs with reading aids, escaped, and of formulas', async () => {
    const strings = stringTable(['email', 'x</t></si><si><r><t>Mü</t></r><r><t>ller</t></r><rPh><t>lu</t></rPh>', 'a_x0041_&amp;_x000D_']);
    const sheet = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>2</v></c></row>
      <row><c t="s"><v>3</v></c><c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c><c t="str"><f>A1</f><v>of &lt;it&gt;</v></c></row>
      <row r="9"><c t="s"><v>99</v></c><c t="e"><v>#N/A</v></c></row>`;
    expect(await read(workbookOf({ sheets: { A: sheet }, strings }))).toEqual([
      { line: 2, cells: ['email', '', 'Müller'] },
      { line: 3, cells: ['aA&', 'inline', 'of <it>'] },
    ]);
  });

  it('shows numbers, logical values and days as a person reads them, whichever year days are counted from', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-100C]d\\.\\ mmmm\\ yyyy"/><numFmt numFmtId="171" formatCode="[Red]0&quot; mètres&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/></cellXfs></styleSheet>`;
    const numbers = '<c><v>4.1791234567E10</v></c><c><v>0.30000000000000004</v></c><c><v>79123456789012345678</v></c><c t="b"><v>1</v></c>';
    const sheet = (day: number) =>
      `<row>${numbers}<c s="1"><v>${day}</v></c><c s="2"><v>${day}</v></c><c s="3"><v>${day}</v></c><c s="4"><v>${day}.5</v></c></row>`;
    const expected = (day: string) => [
      ['41791234567', '0.3', '79123456789012345678', 'true', '2026-11-12', '2026-11-12', day, '2026-11-12T12:00:00.000Z'],
    ];
    expect(await cells(workbookOf({ sheets: { A: sheet(46338) }, styles }))).toEqual(expected('46338'));
    const from1904 = { sheets: { A: sheet(44876) }, styles, settings: '<workbookPr date1904="1"/>' };
    expect(await cells(workbookOf(from1904))).toEqual(expected('44876'));
  });

  it('may use prefixes, the strict format, other places and UTF-16', async () => {
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const file = zip({
      '_rels/.rels': `<Relationships><Relationship Id="a" Type="${strict}/officeDocument" Target="/other/Book.xml"/></Relationships>`,
      'other/book.xml':
        '<x:workbook xmlns:x="m" xmlns:q="r"><x:sheets><x:sheet name="Été" sheetId="1" q:id="one"/></x:sheets></x:workbook>',
      'other/_rels/Book.xml.rels': `<Relationships><Relationship Id="one" Type="${strict}/worksheet" Target="../s/1.xml"/></Relationships>`,
      's/1.xml': Buffer.from(
        '\ufeff<x:worksheet><x:sheetData><x:row><x:c t="str"><x:v>é</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        'utf16le',
      ),
    });
    expect(await cells(file)).toEqual([['é']]);
  });

  it.each(['xlsx', 'biff8'] as const)('does not show what a person has hidden (%s)', async (bookType) => {
    const book = utils.book_new();
    for (const name of ['Caché', 'Vu', 'Très caché', 'Aussi vu']) utils.book_append_sheet(book, utils.aoa_to_sheet([[name]]), name);
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 2 }, {}] };
    const file = write(book, { type: 'buffer', bookType }) as Buffer;
    expect((await openSource(new Uint8Array(file))).sheets).toEqual(['Vu', 'Aussi vu']);
    expect(await read(file, 1)).toEqual([{ line: 1, cells: ['Aussi vu'] }]);
  });

  it('without a sheet that a person sees has none', async () => {
    expect(await refusal(workbookOf({ sheets: { A: inlineRows([['email']]) }, hidden: ['A'] }))).toBe('no_sheet');
  });

  it('is read with many shared texts, wide rows, and styles far beyond what is written', async () => {
    const texts = Array.from({ length: 60_000 }, (_, n) => `texte ${n}`);
    const many = await read(workbookOf({ sheets: { A: sharedRows(100, 600) }, strings: stringTable(texts) }));
    expect([many.length, many[99]?.cells.length, many[99]?.cells[599]]).toEqual([100, 600, 'texte 59999']);
    const styled = '<row r="1"><c r="A1" t="str"><v>email</v></c><c r="XFD1" s="1"/></row>';
    expect(await cells(workbookOf({ sheets: { A: styled } }))).toEqual([['email']]);
  });

  it.each([
    ['ends in the middle of its sheet', { sheets: { A: '<row><c t="str"><v>a</v></c></row><!-- ' } }],
    ['nests without end', { sheets: { A: '<a>'.repeat(200) } }],
    ['has a tag without end', { sheets: { A: `<row ${'a'.repeat(3_000_000)}="1"/>` } }],
  ])('that %s is damaged', async (_, parts) => {
    expect(await refusal(workbookOf(parts))).toBe('parse');
  });
});

describe('a file that is no table', () => {
  it.each([
    ['PDF', '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'],
    ['RTF', '{\\rtf1\\ansi Bonjour}'],
    ['PostScript', '%!PS-Adobe-3.0'],
    ['JSON', ' {"email": "a@exemple.ch"}'],
    ['list in JSON', '[{"email": "a@exemple.ch"}]'],
    ['card', 'BEGIN:VCARD\nEMAIL:a@exemple.ch\nEND:VCARD'],
    ['page', '<!doctype html><table><tr><td>email</td></tr></table>'],
    ['OpenDocument', zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' })],
    ['Word', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' })],
    ['binary workbook', zip({ 'xl/workbook.bin': Buffer.from([131, 1, 0, 7]) })],
    ['gzip', Buffer.from('1f8b0800000000000003', 'hex')],
    ['empty archive', Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])],
    ['old Word', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)])],
  ])('is not known: %s', async (_, file) => {
    expect(await refusal(file)).toBe('format');
  });
});

describe('cells', () => {
  it('lose the apostrophe that HubSpot puts before what a spreadsheet would calculate, and no other', async () => {
    const guarded = ["'+41 79 123 45 67", "'=Rey", "'-", "'@rey", "'079 123 45 67", "'t Hooft", "'s-Gravenhage", "d'Yverdon", "'"];
    expect((await cells(guarded.map((text) => `${text};x`).join('\n'))).map(([text]) => text)).toEqual([
      '+41 79 123 45 67',
      '=Rey',
      '-',
      '@rey',
      '079 123 45 67',
      ...guarded.slice(5),
    ]);
  });
});
