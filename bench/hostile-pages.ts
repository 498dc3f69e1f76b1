// Twenty hostile pages of 5 MB, scanned, shown and asked for at once: `npm run bench:hostile`. Meanwhile the web process
// must answer its health check within 250 ms.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startBenchProduct } from './product.ts';
import { percentile } from './timing.ts';

const MAX_MS = 250;
const PAGES = 20;
// in a thread of its own: what it sends must not delay who measures
const site = new Worker(new URL('./hostile-site.ts', import.meta.url), { workerData: { pages: PAGES } });
const [port] = (await once(site, 'message')) as [number];
const host = `127.0.0.1:${port}`;
const product = await startBenchProduct(0, { SCAN_ALLOW_HOSTS: host });

/** Milliseconds of each health check while something else runs, ascending. */
async function health(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isRunning = true;
  void work.finally(() => (isRunning = false));
  while (isRunning) {
    const started = performance.now();
    await fetch(`${product.url}/health/live`);
    times.push(performance.now() - started);
    await sleep(20);
  }
  return times.sort((a, b) => a - b);
}
const summary = (times: number[]) => ({
  checks: times.length,
  p50: Math.round(percentile(times, 0.5)),
  p99: Math.round(percentile(times, 0.99)),
  max: Math.round(times.at(-1) ?? 0),
});

try {
  await product.addProspects(PAGES);
  await product.database.query(`UPDATE prospects SET site_url = 'http://${host}/' || (('x' || token)::bit(32)::int - 1)`);
  const { rows } = await product.database.query('SELECT id, token, site_url FROM prospects');
  const prospects = rows as { id: string; token: string; site_url: string }[];
  await product.startWorker();
  const idle = summary(await health(sleep(3000)));
  const ask = (path: string) => fetch(product.url + path).then((answer) => answer.arrayBuffer());
  const { scanId } = await product.call<{ scanId: string }>('POST', '/api/admin/scans', { kind: 'bulk', filter: {} });
  const asked = Promise.allSettled(
    prospects.flatMap(({ id, token, site_url }) => [
      ask(`/api/public/prospects/${token}/logo`),
      ask(`/api/public/page-report?prospectId=${id}&url=${encodeURIComponent(site_url)}`),
    ]),
  );
  const scanned = (async () => {
    for (;;) {
      const found = await product.database.query('SELECT status FROM scans WHERE id = $1', [scanId]);
      if (found.rows[0].status === 'done') return;
      await sleep(250);
    }
  })();
  const busy = summary(await health(Promise.all([asked, scanned])));
  const isRight = busy.max < MAX_MS;
  console.log(JSON.stringify({ idle, busy, isRight }));
  if (!isRight) process.exitCode = 1;
} finally {
  await product.stop();
  await site.terminate();
}
