// Bulk scans against emulated vendors: `npm run bench:bulk [prospects] [latency ms]`. Our engines are off (every vendor
// has a key), so the time is vendor time plus our orchestration.
import { runBulk, startBenchProduct, type Worker } from './product.ts';

const [count = 1000, latency = 300] = process.argv.slice(2).map(Number);
const PROSPECTS_AT_ONCE = 3;
/** Calls of one prospect that wait for each other: the measurements, all at once, then the texts. */
const CHAIN = 2;

const product = await startBenchProduct(latency);
try {
  await product.addProspects(count);
  const idealSeconds = (workers: number) => (Math.ceil(count / (PROSPECTS_AT_ONCE * workers)) * CHAIN * latency) / 1000;
  const results = [];
  const workers: Worker[] = [];
  for (const size of [1, 2]) {
    while (workers.length < size) workers.push(await product.startWorker());
    const memory: number[] = [];
    const { seconds, done, failed } = await runBulk(product, {}, (ended) => {
      if (ended >= 100) memory.push(workers[0]?.memory() ?? 0);
    });
    const result = {
      workers: size,
      prospects: done,
      failed,
      seconds: round(seconds),
      ideal: round(idealSeconds(size)),
      ratio: round(seconds / idealSeconds(size)),
      memoryMB: [Math.min(...memory), Math.max(...memory)].map(Math.round),
    };
    console.log(JSON.stringify(result));
    results.push(result);
  }
  console.log(`two workers take ${round((results[1]?.seconds ?? 0) / (results[0]?.seconds ?? 1))} of the time of one`);
} finally {
  await product.stop();
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
