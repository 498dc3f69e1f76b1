/** Milliseconds of each run, ascending, after some to warm up. */
export async function timed(run: () => Promise<unknown>, runs: number): Promise<number[]> {
  for (let warm = 0; warm < Math.min(8, runs / 4); warm++) await run();
  const times: number[] = [];
  for (let index = 0; index < runs; index++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

/** `part` 0–1 of values in ascending order. */
export function percentile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] as number;
}
