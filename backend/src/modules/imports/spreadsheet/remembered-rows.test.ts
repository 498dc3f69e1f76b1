import { remembered } from './remembered-rows.js';
import type { RowBatches, TableRow } from './source.js';

const SHEETS: TableRow[][][] = [
  [[{ line: 1, cells: ['Courriel', 'Été', ''] }], [], [{ line: 3, cells: ['a@b.ch', '"', '\u2028é\n'] }]],
  [[{ line: 2, cells: ['b'] }]],
];

/** How often each sheet was taken apart. */
let walks: number[];
const source = () => {
  walks = [0, 0];
  return {
    sheets: ['un', 'deux'],
    *rows(sheet: number): Generator<TableRow[]> {
      walks[sheet] = (walks[sheet] ?? 0) + 1;
      yield* SHEETS[sheet] ?? [];
    },
  };
};
const all = async (batches: RowBatches) => {
  const found: TableRow[][] = [];
  for await (const batch of batches) found.push(batch);
  return found;
};

it('takes the sheet that was walked through last apart once, and tells the same rows again', async () => {
  const { sheets, rows } = remembered(source());
  expect(sheets).toEqual(['un', 'deux']);
  for (const sheet of [0, 0, 0]) expect(await all(rows(sheet))).toEqual(SHEETS[sheet]);
  expect(walks).toEqual([1, 0]);
  for (const sheet of [1, 1, 0]) expect(await all(rows(sheet))).toEqual(SHEETS[sheet]);
  expect(walks).toEqual([2, 1]);
});

it('keeps nothing of a walk that was left, nor of a sheet that is too large', async () => {
  const { rows } = remembered(source());
  for await (const _ of rows(0)) break;
  expect(await all(rows(0))).toEqual(SHEETS[0]);
  expect(walks).toEqual([2, 0]);
  const large = remembered(source(), 50);
  for (const _ of [1, 2]) expect(await all(large.rows(0))).toEqual(SHEETS[0]);
  expect(await all(large.rows(1))).toEqual(SHEETS[1]);
  expect(await all(large.rows(1))).toEqual(SHEETS[1]);
  expect(walks).toEqual([2, 1]);
});
