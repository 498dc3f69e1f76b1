// Prints one table: each figure of the product, the plain way measured in the same minutes, their ratio and the goal.
// `npm run bench` runs every row, `npm run bench -- lists page` those named, `-- --kills 20` a shorter series of faults.
import { parseArgs } from 'node:util';
import { GOALS, type RowName } from './goals.ts';
import { faults } from './rows/faults.ts';
import { exported, imported } from './rows/files.ts';
import { anyTwoFilters, usualLists } from './rows/lists.ts';
import { publicRead } from './rows/public-read.ts';
import { scan } from './rows/scan.ts';
import { start } from './rows/start.ts';
import { visitors } from './rows/visitors.ts';
import { type Figure, meets, tableOf } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});

/** Each program with the rows that it fills. It is run when one of them is wanted. */
const PROGRAMS: readonly [RowName[], (wanted: (name: RowName) => boolean) => Promise<Figure[]>][] = [
  [['start', 'memory'], start],
  [['report', 'page', 'answer'], publicRead],
  [['lists'], () => usualLists('lists', 200_000)],
  [['filters'], anyTwoFilters],
  [['lists-million'], () => usualLists('lists-million', 1_000_000)],
  [['import', 'import-workbook'], imported],
  [['export'], exported],
  [['scan'], scan],
  [['visitors'], visitors],
  [['faults'], () => faults(Number(values.kills), Number(values.seed))],
];

const unknown = positionals.filter((name) => !(name in GOALS));
if (unknown.length > 0) throw new Error(`no such rows: ${unknown.join(', ')}; there are ${Object.keys(GOALS).join(', ')}`);
const wanted = (name: RowName): boolean => positionals.length === 0 || positionals.includes(name);
const figures: Figure[] = [];
for (const [names, run] of PROGRAMS) {
  if (!names.some(wanted)) continue;
  console.log(`measuring ${names.filter(wanted).join(', ')} …`);
  try {
    figures.push(...(await run(wanted)));
  } catch (error) {
    console.error(error);
    figures.push(...names.filter(wanted).map((name) => ({ name, product: Number.NaN })));
  }
}
console.log(`\n${tableOf(figures)}`);
process.exitCode = figures.every(meets) ? 0 : 1;
