import { countTogether } from './count-together.js';

/** A shared count, as two processes have one in the database; each write waits until it is let go. */
function shared() {
  const stored = new Map<string, number>();
  const writes: { key: string; count: number }[][] = [];
  const gates: (() => void)[] = [];
  const process = () =>
    countTogether<{ hits: number }, number>(async (counts) => {
      writes.push(counts.map(({ key, count }) => ({ key, count })));
      await new Promise<void>((go) => gates.push(go));
      for (const { key, count } of counts) stored.set(key, (stored.get(key) ?? 0) + count);
      return new Map(counts.map(({ key }) => [key, { hits: stored.get(key) ?? 0 }]));
    });
  const letGo = async (): Promise<void> => {
    while (gates.length === 0) await new Promise(setImmediate);
    gates.shift()?.();
  };
  return { stored, writes, process, letGo };
}

const hitsOf = async (counts: Promise<{ hits: number }>[]) => (await Promise.all(counts)).map(({ hits }) => hits);

describe('what is counted together', () => {
  it('is one write, and each has a count of its own', async () => {
    const { writes, process, letGo } = shared();
    const { count } = process();
    const all = hitsOf(['b', 'a', 'b', 'b'].map((key) => count(key, 0)));
    await letGo();
    expect(await all).toEqual([1, 1, 2, 3]);
    expect(writes).toEqual([
      [
        { key: 'a', count: 1 },
        { key: 'b', count: 3 },
      ],
    ]);
  });

  it('goes with the next write while one is under way', async () => {
    const { writes, process, letGo } = shared();
    const { count } = process();
    const first = hitsOf([count('a', 0)]);
    while (writes.length === 0) await new Promise(setImmediate);
    const second = hitsOf([count('a', 0), count('a', 0)]);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(writes).toHaveLength(1);
    await letGo();
    await letGo();
    expect([await first, await second]).toEqual([[1], [2, 3]]);
  });

  it('is never the same count twice, whoever else counts', async () => {
    const { process, letGo, stored } = shared();
    const [one, other] = [process().count, process().count];
    const counts = hitsOf(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other)('a', 0)));
    await letGo();
    await letGo();
    expect((await counts).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(stored.get('a')).toBe(20);
  });

  it('shows those who only look what was counted before them, and nothing where nothing is', async () => {
    const { process, letGo, writes } = shared();
    const { count, look } = process();
    const all = Promise.all([look('a'), count('a', 0), look('a'), count('a', 0), look('b')]);
    await letGo();
    expect((await all).map((one) => one?.hits)).toEqual([0, 1, 1, 2, 0]);
    expect(writes).toEqual([
      [
        { key: 'a', count: 2 },
        { key: 'b', count: 0 },
      ],
    ]);
  });

  it('fails for those who were in it, and for nobody after them', async () => {
    let isThere = false;
    const { count } = countTogether<{ hits: number }, number>(async (counts) => {
      if (!isThere) throw new Error('gone');
      return new Map(counts.map(({ key, count: hits }) => [key, { hits }]));
    });
    await expect(Promise.all([count('a', 0), count('b', 0)])).rejects.toThrow('gone');
    isThere = true;
    expect(await hitsOf([count('a', 0)])).toEqual([1]);
  });
});
