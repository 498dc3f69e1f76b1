import fc from 'fast-check';
import Papa from 'papaparse';
import { csvCell, csvLines } from './csv.js';

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '=', '＝', '＋', '－', '＠', '+', '-', '@', '\t', '\r', '\n', '"', ';', ',', "'", ' ', 'é') }),
  fc.integer(),
);
const delimiters = fc.constantFrom(';' as const, ',' as const);

it('is read back cell by cell; texts that begin like a formula come with an apostrophe before them', () => {
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, delimiters, (given, delimiter) => {
      const text = csvLines(given, delimiter);
      expect(text.endsWith('\r\n')).toBe(true);
      const { data } = Papa.parse<string[]>(text.slice(0, -2), { delimiter, newline: '\r\n' });
      const harmless = (value: string | number) =>
        typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : String(value);
      expect(data).toEqual(given.map((cells) => cells.map(harmless)));
    }),
  );
});

it('protects a formula of several lines too, keeps numbers, leaves null empty', () => {
  expect(csvLines([['=1+1\n2', -5, null, 'Rochat; SA']])).toBe(`"'=1+1\n2";-5;;"Rochat; SA"\r\n`);
  expect(csvLines([])).toBe('');
});

it('writes a cell by itself as the library writes it in a line, and no formula', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), cell.map(String));
  fc.assert(
    fc.property(text, delimiters, (given, delimiter) => {
      expect(`${csvCell(given, delimiter)}${delimiter}x\r\n`).toBe(csvLines([[given, 'x']], delimiter));
      expect(csvCell(given, delimiter)).not.toMatch(/^"?[=+@\t\r＝＋－＠-]/);
    }),
  );
});
