import { countAt } from './count-up.ts';

it('waits half a second, then counts one more every 30 ms and stops at the score', () => {
  expect([0, 499, 500, 529, 530, 1100, 2239, 2240, 60_000].map((ms) => countAt(ms, 58))).toEqual([0, 0, 0, 0, 1, 20, 57, 58, 58]);
  expect(countAt(10_000, 0)).toBe(0);
});
