/**
 * Joins what comes one by one into few calls: `atOnce` are under way at most, and what comes meanwhile goes together in the next.
 * Each begins after all that it carries has come.
 */
export function together<Item, Result>(atOnce: number, run: (items: Item[]) => Promise<Result>): (item: Item) => Promise<Result> {
  let turn: { items: Item[]; result: Promise<Result> } | null = null;
  let free = atOnce;
  /** There is one turn at most that waits for a place. */
  let wake: (() => void) | null = null;

  const leave = () => {
    if (!wake) return void free++;
    wake();
    wake = null;
  };
  const place = (): Promise<void> | undefined => {
    if (free > 0) return void free--;
    return new Promise((go) => {
      wake = go;
    });
  };
  const begin = () => {
    const items: Item[] = [];
    const start = async () => {
      await Promise.all([place(), new Promise((go) => setImmediate(go))]);
      turn = null;
      return run(items);
    };
    return { items, result: start().finally(leave) };
  };
  return (item) => {
    turn ??= begin();
    turn.items.push(item);
    return turn.result;
  };
}
