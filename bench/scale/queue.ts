// How long a bulk scan takes to be queued, what memory that needs, and what each prospect costs while so many wait:
// `node bench/scale/queue.ts [1000 100000]`.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchProduct, startBenchProduct } from '../product.ts';
import { spentBy, spentByAll } from '../rows/processor.ts';

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 100_000];
const [WARM, MEASURED] = [40, 120];

const product = await startBenchProduct(0);
try {
  let there = 0;
  for (const count of COUNTS) {
    await product.addProspects(count - there);
    there = count;
    await product.database.query('VACUUM ANALYZE prospects');
    console.log(`${count} prospects: ${await queued(product)}`);
  }
} finally {
  await product.stop();
}

async function queued(product: BenchProduct): Promise<string> {
  const { database, call, webPid, postgresPid } = product;
  let highest = memoryOf(webPid);
  const before = highest;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(webPid))), 20);
  const spent = () => spentByAll(postgresPid);
  const [began, processor] = [performance.now(), spent()];
  const { scanId } = await call<{ scanId: string }>('POST', '/api/admin/scans', { kind: 'bulk', filter: {} });
  const queued = `queued in ${seconds(performance.now() - began)}, ${seconds(spent() - processor)} of PostgreSQL; web process ${before} MB before, ${highest} at most`;
  clearInterval(watch);
  const worker = await product.startWorker();
  const ended = async (count: number) => {
    for (;;) {
      const { rows } = await database.query<{ n: number }>('SELECT done + failed AS n FROM scans WHERE id = $1', [scanId]);
      if ((rows[0]?.n ?? 0) >= count) return rows[0]?.n ?? 0;
      await sleep(50);
    }
  };
  const first = await ended(WARM);
  const [ours, theirs] = [spentBy([worker.process.pid as number]), spent()];
  const last = await ended(first + MEASURED);
  const each = (ms: number) => `${(ms / (last - first)).toFixed(1)} ms`;
  const cost = `each prospect ${each(spentBy([worker.process.pid as number]) - ours)} of the worker, ${each(spent() - theirs)} of PostgreSQL`;
  await call('POST', `/api/admin/scans/${scanId}/cancel`);
  worker.kill();
  return `${queued}; ${cost}`;
}

/** Resident, MB. */
function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
