import { openTransaction } from './database/one-connection.js';
import { together } from './together.js';

/**
 * Sent while others are answered; what comes meanwhile goes with the next. With more, each statement answers fewer; with one, whoever
 * is slow holds up all.
 */
const AT_ONCE = 2;

/**
 * Joins reads by key into few. Each begins after all that it answers were asked, so that nobody gets an older value than by
 * asking alone. Inside a transaction each is read alone, by its connection.
 */
export function readTogether<Key, Value>(readAll: (keys: Key[]) => Promise<Map<Key, Value>>): (key: Key) => Promise<Value | undefined> {
  const joined = together<Key, Map<Key, Value>>(AT_ONCE, (keys) => readAll([...new Set(keys)]));
  return async (key) => (await (openTransaction() ? readAll([key]) : joined(key))).get(key);
}
