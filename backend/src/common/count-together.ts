import { openTransaction, SecondConnection } from './database/one-connection.js';
import { together } from './together.js';

/** So many times under a key; 0: only looked at. */
interface Asked<Detail> {
  count: number;
  detail: Detail | undefined;
}

interface Turn<Counted, Detail> {
  asked: Map<string, Asked<Detail>>;
  counted: Map<string, Counted>;
}

/**
 * Joins what is counted under a key, and what only looks, into one statement at a time: what comes while one is under way goes with
 * the next. Everybody waits for the count of the statement that has them in it, and each gets one of its own, as if all had come one
 * after the other.
 */
export function countTogether<Counted extends { hits: number }, Detail>(
  countAll: (counts: ({ key: string } & Asked<Detail>)[]) => Promise<Map<string, Counted>>,
): { count(key: string, detail: Detail, times?: number): Promise<Counted>; look(key: string): Promise<Counted | undefined> } {
  const joined = together<{ key: string; detail: Detail | undefined; times: number; mine: number }, Turn<Counted, Detail>>(
    1,
    async (all) => {
      const asked = new Map<string, Asked<Detail>>();
      for (const one of all) {
        const { count = 0, detail } = asked.get(one.key) ?? {};
        one.mine = count + one.times;
        asked.set(one.key, { count: one.mine, detail: one.detail ?? detail });
      }
      // rows in one order, so that two processes never wait for each other
      const inOrder = [...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => ({ key, ...one }));
      return { asked, counted: await countAll(inOrder) };
    },
  );
  const found = async (key: string, detail: Detail | undefined, times: number): Promise<Counted | undefined> => {
    if (openTransaction()) throw new SecondConnection();
    const one = { key, detail, times, mine: 0 };
    const { asked, counted } = await joined(one);
    const all = counted.get(key);
    return all && { ...all, hits: all.hits - (asked.get(key)?.count ?? 0) + one.mine };
  };
  const count = async (key: string, detail: Detail, times = 1): Promise<Counted> => {
    const counted = await found(key, detail, times);
    if (!counted) throw new Error(`nothing was counted under ${key}`);
    return counted;
  };
  return { count, look: (key) => found(key, undefined, 0) };
}
