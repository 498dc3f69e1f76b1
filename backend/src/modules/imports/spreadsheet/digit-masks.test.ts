import { utils, write } from '@e965/xlsx';
import { workbookOf } from '../../../../test/support/workbook-files.js';
import { digitMask, loadMaskFormatter } from './digit-masks.js';
import { openSource } from './open-source.js';
import type { TableRow } from './source.js';

const cellsOf = async (file: Buffer) => {
  const source = await openSource(new Uint8Array(file));
  const all: TableRow[] = [];
  for await (const rows of source.rows(0)) all.push(...rows);
  return all.map(({ cells }) => cells);
};

describe('a number format of digits that are a name', () => {
  it.each([
    ['0## ### ## ##', 795550102, '079 555 01 02'],
    ['0##" "###" "##" "##', 795550102, '079 555 01 02'],
    ['0#\\ ##\\ ##\\ ##\\ ##', 612345678, '06 12 34 56 78'],
    ['"+"0', 41795550103, '+41795550103'],
    ['\\+0', 41795550103, '+41795550103'],
    ['+## ## ### ## ##', 41795550103, '+41 79 555 01 03'],
    ['"+41 "00 000 00 00', 795550102, '+41 79 555 01 02'],
    ['(0##) ### ## ##', 795550102, '(079) 555 01 02'],
    ['0##/### ## ##', 795550102, '079/555 01 02'],
    ['0##-###-##-##', 795550102, '079-555-01-02'],
    ['[$-807]0## ### ## ##', 795550102, '079 555 01 02'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 2125550123, '(212) 555-0123'],
    ['00000', 1000, '01000'],
    ['"CHE-"000\\.000\\.000', 123456789, 'CHE-123.456.789'],
    ['"D-"00000', 1067, 'D-01067'],
  ])('%s shows %d as %s', async (code, value, shown) => {
    const format = await loadMaskFormatter();
    expect(format(digitMask(code) ?? '', value)).toBe(shown);
  });

  it.each([
    'General',
    '0',
    '#',
    '0.00',
    '#,##0',
    '#,##0.00',
    '0%',
    '0.00E+00',
    '# ?/?',
    '@',
    'dd/mm/yyyy',
    '[h]:mm',
    '"CHF "#,##0',
    '0" mètres"',
    '0.0" kg"',
    '"Fr. "0',
  ])('%s is none', (code) => {
    expect(digitMask(code)).toBeNull();
  });

  it('is read in a workbook, and leaves negative and broken numbers as they are', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0## ### ## ##"/><numFmt numFmtId="165" formatCode="&quot;+&quot;0"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const sheet =
      '<row><c s="1"><v>795550102</v></c><c s="2"><v>4.1795550103E10</v></c><c s="0"><v>795550102</v></c><c s="1"><v>-5</v></c><c s="1"><v>1.5</v></c></row>';
    expect(await cellsOf(workbookOf({ sheets: { A: sheet }, styles }))).toEqual([
      ['079 555 01 02', '+41795550103', '795550102', '-5', '1.5'],
    ]);
  });

  it('is read in a workbook of Excel 97', async () => {
    const sheet = utils.aoa_to_sheet([['Tél.', 795550102, 1000, 7]]);
    Object.assign(sheet.B1, { z: '0## ### ## ##' });
    Object.assign(sheet.C1, { z: '00000' });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'A');
    expect(await cellsOf(write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer)).toEqual([['Tél.', '079 555 01 02', '01000', '7']]);
  });
});
