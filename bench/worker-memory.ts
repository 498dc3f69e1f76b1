// Memory of one worker over a long bulk scan: `npm run bench:memory [prospects] [latency ms]`. Flat means that the
// median of the last tenth is within 10 % of the median of the first (from the 100th prospect on).
import { runBulk, startBenchProduct } from './product.ts';

const [count = 5000, latency = 20] = process.argv.slice(2).map(Number);

const product = await startBenchProduct(latency);
try {
  await product.addProspects(count);
  const worker = await product.startWorker();
  const samples: { ended: number; memory: number }[] = [];
  await runBulk(product, {}, (ended) => {
    if (ended >= 100) samples.push({ ended, memory: worker.memory() });
  });
  for (let step = 0; step <= 10; step++) {
    const { ended, memory } = samples[Math.floor(((samples.length - 1) * step) / 10)] ?? { ended: 0, memory: 0 };
    console.log(`${ended} prospects: ${Math.round(memory)} MB`);
  }
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const first = median(samples.slice(0, tenth).map(({ memory }) => memory));
  const last = median(samples.slice(-tenth).map(({ memory }) => memory));
  console.log(`first tenth ${Math.round(first)} MB, last tenth ${Math.round(last)} MB, ratio ${(last / first).toFixed(3)}`);
} finally {
  await product.stop();
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
