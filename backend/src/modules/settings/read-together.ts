/**
 * Joins reads by key of the same turn of the event loop into one. The one begins after all that it answers were asked, so
 * that nobody gets an older value than by asking alone.
 */
export function readTogether<Value>(readAll: (keys: string[]) => Promise<Map<string, Value>>): (key: string) => Promise<Value | undefined> {
  let turn: { keys: Set<string>; values: Promise<Map<string, Value>> } | null = null;
  const begin = () => {
    const keys = new Set<string>();
    const values = new Promise<void>((go) => setImmediate(go)).then(() => {
      turn = null;
      return readAll([...keys]);
    });
    return { keys, values };
  };
  return async (key) => {
    turn ??= begin();
    turn.keys.add(key);
    return (await turn.values).get(key);
  };
}
