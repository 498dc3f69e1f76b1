import { AsyncLocalStorage } from 'node:async_hooks';
import { openTransaction } from './one-connection.js';

type Reads = Map<string, Promise<unknown>>;

const rendering = new AsyncLocalStorage<Reads>();

/** Runs a rendering in which `memoizeRead` calls each read once. */
export const withMemoization = <T>(render: () => Promise<T>): Promise<T> => rendering.run(new Map(), render);

/** Calls a read once per rendering. Outside a rendering and inside a transaction it calls the read each time. */
export function memoizeRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const reads = rendering.getStore();
  if (!reads || openTransaction()) return read();
  const known = (reads.get(key) as Promise<T> | undefined) ?? read();
  reads.set(key, known);
  return known;
}
