import fc from 'fast-check';
import { csvCell } from '../csv.js';
import { CsvBytes, type CsvPart } from './csv-bytes.js';

const SIGNS = [
  'a',
  '=',
  '＝',
  '＋',
  '－',
  '＠',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\b',
  '"',
  ';',
  ',',
  "'",
  ' ',
  '\\',
  '\u{feff}',
  'é',
  '👍',
  'ｘ',
];
const cells = fc.oneof(fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 6 }), fc.string({ unit: 'grapheme' }));
const delimiters = fc.constantFrom(';' as const, ',' as const);

const LETTERS: Record<string, string> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't', '\v': 'v', '\\': '\\' };
/** As COPY writes a line. */
const copied = (fields: readonly string[]): string =>
  `${fields.map((field) => field.replace(/[\b\f\n\r\t\v\\]/g, (letter) => `\\${LETTERS[letter]}`)).join('\t')}\n`;

it('writes each cell as csvCell does, whatever stands in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      delimiters,
      (rows, delimiter) => {
        const parts: CsvPart[] = [{ kind: 'text' }, { kind: 'text' }, { kind: 'text' }];
        const lines = new CsvBytes(parts, delimiter).linesOf(Buffer.from(rows.map(copied).join('')));
        expect(lines.toString()).toBe(rows.map((row) => `${row.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`).join(''));
      },
    ),
  );
});

it('lets a rule decide by its facts, alone or remembered with its neighbours, and writes what is ready as it is', () => {
  const last = (...facts: string[]) => facts.findLast((fact) => fact.trim() !== '')?.trim() ?? null;
  const shout = (fact: string) => `${fact.toUpperCase()}; « ${fact} »`;
  const parts: CsvPart[] = [
    { kind: 'decided', facts: 3, cell: last },
    { kind: 'ready' },
    {
      kind: 'repeated',
      cells: [
        { facts: 3, cell: last },
        { facts: 1, cell: shout },
      ],
    },
    { kind: 'ready', length: 5 },
    { kind: 'repeated', cells: [{ facts: 1, cell: shout }] },
  ];
  const facts = fc.oneof(fc.constant(''), cells);
  fc.assert(
    fc.property(fc.array(fc.array(facts, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 8 }), (rows) => {
      const fields = rows.map(([a = '', b = '', c = '', d = '']) => [a, b, c, `oui;${d}`, a, b, c, d, '12.34', d]);
      fields.push(...fields.map((line) => line.with(8, '12.34.56')));
      const lines = Buffer.from(fields.map(copied).join(''));
      const cut = lines.indexOf('\n') + 1;
      const cell = (text: string | null) => csvCell(text ?? '', ';');
      const expected = rows.map(([a = '', b = '', c = '', d = '']) => {
        const one = cell(last(a, b, c));
        const shouted = d && cell(shout(d));
        return `${one};oui;${d};${one};${shouted};12.34;${shouted}\r\n`;
      });
      const made = new CsvBytes(parts, ';').linesOf(lines.subarray(0, cut), lines.subarray(cut));
      expect(made.toString()).toBe([...expected, ...expected].join(''));
    }),
  );
});
