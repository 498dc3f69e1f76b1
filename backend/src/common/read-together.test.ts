import { readTogether } from './read-together.js';

describe('reads of one turn', () => {
  it('are one, each with its own answer', async () => {
    const asked: string[][] = [];
    const read = readTogether<string, string>(async (keys) => {
      asked.push(keys);
      return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]));
    });
    expect(await Promise.all(['a', 'b', 'a', 'none'].map(read))).toEqual(['A', 'B', 'A', undefined]);
    expect(asked).toEqual([['a', 'b', 'none']]);
  });

  it('never answer with what was read before they were asked', async () => {
    let stored = 1;
    const waiting: (() => void)[] = [];
    const read = readTogether(async () => {
      const found = stored;
      await new Promise<void>((go) => waiting.push(go));
      return new Map([['a', found]]);
    });
    const before = read('a');
    while (waiting.length < 1) await new Promise(setImmediate);
    stored = 2;
    const after = read('a');
    while (waiting.length < 2) await new Promise(setImmediate);
    for (const go of waiting) go();
    expect([await before, await after]).toEqual([1, 2]);
  });

  it('fail for those who asked, and for nobody after them', async () => {
    let isThere = false;
    const read = readTogether(async () => {
      if (!isThere) throw new Error('gone');
      return new Map([['a', 1]]);
    });
    await expect(Promise.all([read('a'), read('b')])).rejects.toThrow('gone');
    isThere = true;
    expect(await read('a')).toBe(1);
  });
});
