import { AsyncLocalStorage } from 'node:async_hooks';
import { openTransaction } from './one-connection.js';

type Reads = Map<string, Promise<unknown>>;

const rendering = new AsyncLocalStorage<Reads>();

/** Renders a page; what its parts read by `readOnce` is read by one of them. */
export const withSharedReads = <T>(render: () => Promise<T>): Promise<T> => rendering.run(new Map(), render);

/** Reads a value once per rendering (request memoization); anew elsewhere, and inside a transaction. */
export function readOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
  const reads = rendering.getStore();
  if (!reads || openTransaction()) return read();
  const known = (reads.get(key) as Promise<T> | undefined) ?? read();
  reads.set(key, known);
  return known;
}
