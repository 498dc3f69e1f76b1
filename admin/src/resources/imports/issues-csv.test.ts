import fc from 'fast-check';
import { issuesCsv } from './issues-csv';

const csvOf = (value: string, reason = 'a;"b"') => issuesCsv(['Ligne', 'Valeur', 'Raison'], [{ line: 3, field: null, value, reason }]);

it('lists the rows to correct in a file that Excel opens', () => {
  expect(csvOf('zoe@exemple')).toBe('\ufeffLigne;Valeur;Raison\r\n3;zoe@exemple;"a;""b"""\r\n');
});

it.each([
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ['=1+1\n2', `"'=1+1\n2"`],
  ['+41 24 425 00 00', `"'+41 24 425 00 00"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  [' =1+1', `" =1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
])('makes %j harmless', (value, cell) => {
  expect(csvOf(value, 'x')).toBe(`\ufeffLigne;Valeur;Raison\r\n3;${cell};x\r\n`);
});

/** Reads what a spreadsheet would: cells of one line of text, quotes taken off. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^";]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

it('gives every value back, with an apostrophe before what begins like a formula', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '=', '+', '-', '@', '\t', '\r', '\n', '"', ';', "'", ' ', 'é') });
  fc.assert(
    fc.property(text, (value) => {
      const line = csvOf(value, 'x').split('Raison\r\n')[1]?.slice(0, -2) ?? '';
      expect(cellsOf(line)).toEqual(['3', '=+-@\t\r'.includes(value[0] ?? ' ') ? `'${value}` : value, 'x']);
    }),
  );
});
