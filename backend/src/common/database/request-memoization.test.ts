import { memoizeRead, withMemoization } from './request-memoization.js';

/** A read that counts how often it ran. */
const counted = (runs: string[], name: string) => () => Promise.resolve(runs.push(name));

it('calls a memoized read once per rendering', async () => {
  const runs: string[] = [];
  const render = () =>
    withMemoization(async () => {
      const first = memoizeRead('a', counted(runs, 'a'));
      await memoizeRead('b', counted(runs, 'b'));
      return Promise.all([first, memoizeRead('a', counted(runs, 'a'))]);
    });
  const [one, other] = await render();
  expect([one, other, runs]).toEqual([1, 1, ['a', 'b']]);
  await render();
  expect(runs).toEqual(['a', 'b', 'a', 'b']);
});

it('shares no memoized read between concurrent renderings', async () => {
  const runs: string[] = [];
  await Promise.all(['x', 'y'].map((name) => withMemoization(() => memoizeRead('a', counted(runs, name)))));
  expect(runs).toEqual(['x', 'y']);
});

it('calls a memoized read each time outside a rendering', async () => {
  const runs: string[] = [];
  await memoizeRead('a', counted(runs, 'a'));
  await memoizeRead('a', counted(runs, 'a'));
  expect(runs).toEqual(['a', 'a']);
});

it('rejects every caller of a memoized read that fails', async () => {
  const fail = () => Promise.reject(new Error('gone'));
  const render = withMemoization(() => Promise.allSettled([memoizeRead('a', fail), memoizeRead('a', fail)]));
  expect((await render).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
