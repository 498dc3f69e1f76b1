// A bulk scan while one of two workers is killed with -9 every few seconds: `npm run bench:kill [prospects] [latency ms]
// [seconds between kills]`. Everything must end, and no paid call may be repeated more than docs/operations.md allows.
import { runBulk, startBenchProduct, type Worker } from './product.ts';

const [count = 300, latency = 300, pause = 5] = process.argv.slice(2).map(Number);
const PROSPECTS_AT_ONCE = 3;

const product = await startBenchProduct(latency);
try {
  await product.addProspects(count);
  const workers: Worker[] = [await product.startWorker(), await product.startWorker()];
  let kills = 0;
  let last = performance.now();
  const result = await runBulk(product, {}, async () => {
    if (performance.now() - last < pause * 1000) return;
    last = performance.now();
    workers.shift()?.kill();
    kills++;
    workers.push(await product.startWorker());
  });
  const { rows } = await product.database.query(`SELECT status, count(*)::int AS tasks FROM scan_tasks GROUP BY status ORDER BY status`);
  const { dataforseo, pagespeed, whatcms, openai } = product.emulators;
  const calls = [dataforseo, pagespeed, whatcms, openai].reduce((sum, { requests }) => sum + requests.length, 0);
  const { rows: known } = await product.database.query(`SELECT count(*)::int AS calls FROM vendor_calls`);
  const callsEach = 8; // keywords, business, page, two devices, system, two texts
  console.log(
    JSON.stringify({
      ...result,
      seconds: Math.round(result.seconds),
      kills,
      tasks: rows,
      calls,
      storedCalls: (known[0] as { calls: number }).calls,
      repeated: calls - count * callsEach,
      bound: kills * PROSPECTS_AT_ONCE * callsEach,
    }),
  );
} finally {
  await product.stop();
}
