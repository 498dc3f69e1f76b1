// The table of what is fast beside what could be: `npm run bench` (under five minutes), `npm run bench -- --full` (a million rows,
// browsers), `-- --only report,page [--seconds 4 --rounds 3 --profile FOLDER]`. Each row beside its baseline in turns, with the
// processor's time of both; fails when one is worse than its goal, or than what goals.ts holds until that is reached.
import { parseArgs } from 'node:util';
import { GOALS, type RowName } from './goals.ts';
import { startBenchProduct } from './product.ts';
import { files } from './rows/files.ts';
import { lists } from './rows/lists.ts';
import { scans } from './rows/scans.ts';
import { scripts } from './rows/scripts.ts';
import { start } from './rows/start.ts';
import { visits } from './rows/visits.ts';
import { type Bench, judged } from './side-by-side.ts';
import { widenLimits } from './wide-limits.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    profile: { type: 'string' },
  },
});
const only = values.only?.split(',') ?? Object.keys(GOALS);
const unknown = only.filter((name) => !(name in GOALS));
if (unknown.length > 0) throw new Error(`no such rows: ${unknown.join(', ')}; there are ${Object.keys(GOALS).join(', ')}`);

const profile: Record<string, string> = values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` } : {};
const product = await startBenchProduct(0, { REQUESTS_AT_ONCE: '1000', ...profile });
const began = performance.now();
try {
  await widenLimits(product.call);
  const bench: Bench = {
    product,
    isFull: values.full,
    rounds: Number(values.rounds ?? (values.full ? 5 : 3)),
    seconds: Number(values.seconds ?? 2),
    profile: values.profile,
    wants: (...names: RowName[]) => names.some((name) => only.includes(name)),
  };
  const worse: RowName[] = [];
  // in this order: the later ones fill the database
  for (const group of [visits, scripts, start, files, lists, scans])
    for await (const row of group(bench)) if (bench.wants(row.name) && !judged(row)) worse.push(row.name);
  console.log(
    `\n${Math.round((performance.now() - began) / 1000)} s; ${worse.length === 0 ? 'nothing is worse' : `worse: ${worse.join(', ')}`}`,
  );
  if (worse.length > 0) process.exitCode = 1;
} finally {
  await product.stop();
}
