// The lists of the back-office with ten million prospects beside plain SQL of the same page and count: `node bench/scale/ten-million.ts [--count 10000000 --folder DIR]`; some 20 GB of disk. DIR keeps the database for another run.
import { parseArgs } from 'node:util';
import { startBenchProduct } from '../product.ts';
import { measureLists } from '../rows/lists.ts';
import { fillLean } from './ten-million-rows.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '10000000' }, folder: { type: 'string' } } });
const [RUNS, SQL_RUNS] = [8, 1];

const product = await startBenchProduct(0, {}, { ...(values.folder && { folder: values.folder }), settings: { max_wal_size: '4GB' } });
try {
  const began = performance.now();
  const tell = (step: string) => console.log(`${step}: ${Math.round((performance.now() - began) / 1000)} s`);
  const { rows: any } = await product.database.query('SELECT FROM prospects LIMIT 1');
  if (any.length === 0) await fillLean(product.database, Number(values.count), tell);
  await measureLists(product, RUNS, SQL_RUNS);
} finally {
  await product.stop();
}
