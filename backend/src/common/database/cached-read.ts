import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager, EntityTarget, FindOptionsOrder, ObjectLiteral } from 'typeorm';
import { openTransaction } from './one-connection.js';

const MAX_ENTRIES = 100;

export interface CachedRead<Key, Value> {
  /** Inside a transaction: read through it, never from the cache. */
  get(key: Key): Promise<Value>;
  clear(): void;
}

/** Reads that nearly every request needs, at most `maxAgeMs` old; concurrent reads of a key share one statement. */
export function cachedRead<Key extends string, Value extends object>(
  database: DataSource,
  maxAgeMs: number,
  read: (manager: EntityManager, key: Key) => Promise<Value>,
): CachedRead<Key, Value> {
  const cache = new LRUCache<Key, Value>({
    max: MAX_ENTRIES,
    ttl: maxAgeMs,
    // a value that was being read when the cache was cleared is returned to its readers, and not stored
    ignoreFetchAbort: true,
    fetchMethod: (key) => read(database.manager, key),
  });
  const reads = new WeakMap<EntityManager, Promise<unknown>>();
  /** One statement after the other: a connection answers one at a time. */
  const readInTransaction = (transaction: EntityManager, key: Key): Promise<Value> => {
    const value = (reads.get(transaction) ?? Promise.resolve()).then(() => read(transaction, key));
    reads.set(
      transaction,
      value.catch(() => undefined),
    );
    return value;
  };
  return {
    get: (key) => {
      const transaction = openTransaction();
      return transaction ? readInTransaction(transaction, key) : cache.forceFetch(key);
    },
    clear: () => cache.clear(),
  };
}

/** All rows of a small table. */
export function cachedTable<Row extends ObjectLiteral>(
  database: DataSource,
  maxAgeMs: number,
  entity: EntityTarget<Row>,
  order: FindOptionsOrder<Row>,
): CachedRead<'all', readonly Row[]> {
  return cachedRead(database, maxAgeMs, (manager) => manager.find(entity, { order }));
}
