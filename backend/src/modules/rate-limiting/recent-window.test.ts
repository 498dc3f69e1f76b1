import { isFarFromFull, mayPend, type RecentWindow } from './recent-window.js';

const LIMIT = 50;
const window = (more: Partial<RecentWindow>): RecentWindow => ({
  ...{ key: 'quiz 203.0.113.7', windowMs: 60_000, hits: 1, adding: 0, pending: 0, readAt: 1000, endsAt: 60_000 },
  ...more,
});

it.each([
  ['little is counted', {}, 1100, true],
  ['four are pending', { pending: 4 }, 1100, true],
  ['a tenth is pending', { pending: 5 }, 1100, false],
  ['half is counted', { hits: 25 }, 1100, false],
  ['another one is being added', { adding: 1 }, 1100, false],
  ['the count is half a second old', {}, 1500, false],
  ['the window has ended', { endsAt: 1050 }, 1100, false],
  ['no window was running', { hits: 0, endsAt: 1000 }, 1100, false],
])('when %s, counting one more later is allowed: %s', (_case, more, now, allowed) => {
  expect(mayPend(window(more), LIMIT, now)).toBe(allowed);
});

it('counts each request at once under a limit below ten', () => {
  expect(mayPend(window({}), 9, 1100)).toBe(false);
});

it.each([
  ['no window was running', { hits: 0, endsAt: 1000 }, 1100, true],
  ['the window has ended', { hits: 50, endsAt: 1050 }, 1100, true],
  ['half is counted', { hits: 25 }, 1100, false],
  ['half is counted with what is being added', { hits: 5, adding: 20 }, 1100, false],
  ['the count is half a second old', { hits: 0 }, 1500, false],
])('when %s, the window is far from full: %s', (_case, more, now, far) => {
  expect(isFarFromFull(window(more), LIMIT, now)).toBe(far);
});
