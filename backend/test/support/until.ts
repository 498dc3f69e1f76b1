import { setTimeout as sleep } from 'node:timers/promises';

/** A busy machine is no failure: nearly as long as a test may last (`jest.config.mjs`), so that what never comes is told in its own words. */
const PATIENCE_MS = 240_000;

/** Reads until it is so, and answers what was read last. */
export async function until<T>(read: () => T | Promise<T>, isSo: (value: T) => boolean = Boolean): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const value = await read();
    if (isSo(value)) return value;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${JSON.stringify(value)}`);
  }
}
