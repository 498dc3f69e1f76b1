import { Readable } from 'node:stream';
import fc from 'fast-check';
import { coerce } from './coerce.js';
import { type CsvRecord, csvRecords } from './csv-rows.js';
import { JsonReader } from './json-rows.js';

/** The text in pieces of the given lengths. */
function pieces(text: string, lengths: number[]): string[] {
  const cut: string[] = [];
  let at = 0;
  for (const length of lengths) {
    cut.push(text.slice(at, at + length));
    at += length;
  }
  return [...cut, text.slice(at)];
}

const recordsOf = (texts: string[]): Promise<CsvRecord[]> => Readable.from(csvRecords(Readable.from(texts))).toArray();
const lengths = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 30 });

it('reads any cells back from CSV, wherever the file is cut, with their lines', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\n', '\r', 'é', ' ') });
  const record = fc.array(cell, { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), lengths, async (records, cuts) => {
      const heading = 'un;deux;trois;quatre\r\n';
      const text = records.map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(';')).join('\r\n');
      const read = await recordsOf([heading.slice(0, 3), heading.slice(3), ...pieces(text, cuts)]);
      expect(read.slice(1).map(({ cells }) => cells)).toEqual(records);
      let line = 2;
      for (const [index, cells] of records.entries()) {
        expect(read[index + 1]?.line).toBe(line);
        line += cells.join('').split('\n').length;
      }
    }),
  );
});

it.each([
  ['of one line', 'a,b', [['a', 'b']]],
  [
    'with an empty line',
    'a;b\n\n1;2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'with tabs',
    'a\tb\r\n1\t"2\t"\r\n',
    [
      ['a', 'b'],
      ['1', '2\t'],
    ],
  ],
  ['of one column', 'a\n1\n', [['a'], ['1']]],
])('reads a CSV %s', async (_, text, cells) => {
  expect((await recordsOf([text])).map((record) => record.cells)).toEqual(cells);
});

it('reads many records as fast as they are taken', async () => {
  const texts = Array.from({ length: 40 }, (_, part) => Array.from({ length: 1000 }, (_, row) => `${part};${row}\n`).join(''));
  let read = 0;
  for await (const { line } of csvRecords(Readable.from(['a;b\n', ...texts]))) {
    expect(line).toBe(++read);
    if (read % 5000 === 0) await new Promise((done) => setImmediate(done));
  }
  expect(read).toBe(40_001);
});

it('says where a quote was opened that nothing closes', async () => {
  await expect(recordsOf(['a;b\n1;2\n3;"4\n', '5;6\n'])).rejects.toThrow('ligne 3');
});

it('reads any objects back from JSON and JSON lines, wherever the file is cut', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(fc.array(object, { maxLength: 5 }), lengths, fc.boolean(), (objects, cuts, asLines) => {
      const text = asLines ? objects.map((item) => JSON.stringify(item)).join('\n') : JSON.stringify(objects, null, 1);
      const reader = new JsonReader();
      const read = pieces(text, cuts).flatMap((piece) => [...reader.push(piece)].map((record) => record.text));
      reader.end();
      expect(read.map((item) => JSON.parse(item))).toEqual(objects.map((item) => JSON.parse(JSON.stringify(item))));
    }),
  );
});

it.each([
  ['OUI', 'boolean', true],
  ['0', 'boolean', false],
  ["12'500", 'integer', 12500],
  ['48,5 %', 'double precision', 48.5],
  ['1711958460', 'timestamp with time zone', new Date('2024-04-01T08:01:00Z')],
  ['15.07.2024 12:00', 'timestamp with time zone', new Date('2024-07-15T10:00:00Z')],
  ['2024-07-15 12:00:00.5+02', 'timestamp with time zone', new Date('2024-07-15T10:00:00.5Z')],
  ['"[1,2]"', 'jsonb', [1, 2]],
  ['', 'integer', null],
])('%s as %s is %p', (text, type, value) => expect(coerce(text, type)).toEqual({ value }));

it.each([
  ['peut-être', 'boolean'],
  ['12x', 'integer'],
  ['31.02.2024', 'timestamp with time zone'],
  ['2024-02-30', 'timestamp with time zone'],
  ['{broken', 'jsonb'],
])('%s is no %s', (text, type) => expect(coerce(text, type)).toHaveProperty('fault'));
