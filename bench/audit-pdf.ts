// How long an audit takes, from the click to the stored file, for measured prospects while nothing else runs:
// `npm run bench:audit [prospects]`. Fails when one takes 3 s (but for the first, which unpacks the browser) or weighs 2 MB.
import { setTimeout as sleep } from 'node:timers/promises';
import { runBulk, startBenchProduct } from './product.ts';

const [count = 10] = process.argv.slice(2).map(Number);
const LIMIT_MS = 3000;
const LIMIT_BYTES = 2_000_000;

interface Audit {
  status: string;
  duration_ms: number;
  bytes: number;
  pages: number;
}

const product = await startBenchProduct(10);
try {
  await product.addProspects(count);
  await product.startWorker();
  await runBulk(product, {});
  const { rows } = await product.database.query('SELECT id FROM prospects ORDER BY token');
  const audits: (Audit & { total: number })[] = [];
  for (const { id } of rows as { id: string }[]) {
    const started = performance.now();
    await product.call('POST', `/api/admin/prospects/${id}/audit-pdf`, {});
    const filter = encodeURIComponent(JSON.stringify({ prospect_id: id }));
    for (;;) {
      const [audit] = await product.call<Audit[]>('GET', `/api/admin/audit-documents?filter=${filter}`);
      if (audit?.status === 'failed') throw new Error('not made');
      if (audit?.status === 'made') {
        audits.push({ ...audit, total: performance.now() - started });
        break;
      }
      await sleep(20);
    }
  }
  const [cold] = audits;
  const warm = audits
    .slice(1)
    .map(({ duration_ms }) => duration_ms)
    .sort((a, b) => a - b);
  const largest = Math.max(...audits.map(({ bytes }) => bytes));
  console.log(`${audits.length} audits, ${cold?.pages} pages, at most ${Math.round(largest / 1000)} kB`);
  console.log(
    `first ${cold?.duration_ms} ms (unpacks the browser, once for an installation, and starts it), median ${warm[warm.length >> 1]} ms, slowest ${warm.at(-1)} ms`,
  );
  console.log(`from click to file: slowest ${Math.round(Math.max(...audits.map(({ total }) => total)))} ms`);
  if ((warm.at(-1) ?? 0) >= LIMIT_MS || largest >= LIMIT_BYTES) process.exitCode = 1;
} finally {
  await product.stop();
}
