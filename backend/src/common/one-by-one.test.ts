import { oneByOne } from './one-by-one.js';

describe('what is done about one key', () => {
  it('is done in the order in which it came, failures too, and nobody of another key waits', async () => {
    const inOrder = oneByOne();
    const done: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((go) => {
      letGo = go;
    });
    const one = inOrder('a', () => held.then(() => done.push('first')));
    const failing = inOrder('a', async () => {
      done.push('second');
      throw new Error('second');
    });
    const third = inOrder('a', async () => done.push('third'));
    await inOrder('b', async () => done.push('other'));
    letGo();
    await Promise.allSettled([one, failing, third]);
    await expect(failing).rejects.toThrow('second');
    expect(done).toEqual(['other', 'first', 'second', 'third']);
    expect(await inOrder('a', async () => 'later')).toBe('later');
  });
});
