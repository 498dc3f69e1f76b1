import { readOnce, withSharedReads } from './render-reads.js';

/** A read that counts how often it ran. */
const counted = (runs: string[], name: string) => () => Promise.resolve(runs.push(name));

it('reads a value once per rendering, whichever parts ask for it', async () => {
  const runs: string[] = [];
  const render = () =>
    withSharedReads(async () => {
      const first = readOnce('a', counted(runs, 'a'));
      await readOnce('b', counted(runs, 'b'));
      return Promise.all([first, readOnce('a', counted(runs, 'a'))]);
    });
  const [one, other] = await render();
  expect([one, other, runs]).toEqual([1, 1, ['a', 'b']]);
  await render();
  expect(runs).toEqual(['a', 'b', 'a', 'b']);
});

it('keeps concurrent renderings apart', async () => {
  const runs: string[] = [];
  await Promise.all(['x', 'y'].map((name) => withSharedReads(() => readOnce('a', counted(runs, name)))));
  expect(runs).toEqual(['x', 'y']);
});

it('reads anew outside a rendering', async () => {
  const runs: string[] = [];
  await readOnce('a', counted(runs, 'a'));
  await readOnce('a', counted(runs, 'a'));
  expect(runs).toEqual(['a', 'a']);
});

it('gives all parts the same failure', async () => {
  const fail = () => Promise.reject(new Error('gone'));
  const render = withSharedReads(() => Promise.allSettled([readOnce('a', fail), readOnce('a', fail)]));
  expect((await render).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
