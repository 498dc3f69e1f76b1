import fc from 'fast-check';
import { csvLine } from './csv.js';

/** A reader by the rules of RFC 4180, with semicolons. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a line of CSV', () => {
  it('is read back as it was, and never begins a cell with a formula', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', ';', '"', '\r', '\n', '=', '+', '-', '@', '\t', ' ', '\u202f') });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const back = read(rows.map(csvLine).join(''));
        expect(back.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(rows);
        expect(back.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
    );
  });

  it('leaves numbers alone, negative ones too, and shows nothing for what is missing', () => {
    expect(csvLine([-3, null, 'Rey; Fils', '=1+1'])).toBe(`-3;;"Rey; Fils";'=1+1\r\n`);
  });
});
