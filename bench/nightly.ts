// The night with three real worker processes: `npm run bench:nightly [prospects]`. It begins at the next full minute; how
// long the queueing took, and that it happened once.
import { setTimeout as sleep } from 'node:timers/promises';
import { startBenchProduct } from './product.ts';

const [count = 10_000] = process.argv.slice(2).map(Number);

const product = await startBenchProduct(300);
try {
  await product.addProspects(count);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', timeStyle: 'short' }).format(aMinuteAgo);
  const value = { enabled: true, time, maxProspects: count, staleAfterDays: 7 };
  await product.call('PUT', '/api/admin/settings/nightly', { value });
  await product.database.query(`UPDATE settings SET updated_at = now() - interval '1 day' WHERE key = 'nightly'`);
  await Promise.all([product.startWorker(), product.startWorker(), product.startWorker()]);
  const nights = async () => {
    const { rows } = await product.database.query(
      `SELECT s.total, extract(epoch FROM clock_timestamp() - r.started_at) * 1000 AS ms FROM scans s, schedule_runs r WHERE s.kind = 'nightly' AND r.job = 'nightly-scan'`,
    );
    return rows as { total: number; ms: number }[];
  };
  let found = await nights();
  for (const limit = Date.now() + 90_000; found.length === 0 && Date.now() < limit; found = await nights()) await sleep(20);
  console.log(`${found[0]?.total} prospects queued, ${Math.round(Number(found[0]?.ms))} ms after the beginning of the transaction`);
  await sleep(65_000); // the three look once more
  console.log(`nightly scans of today: ${(await nights()).length}`);
} finally {
  await product.stop();
}
