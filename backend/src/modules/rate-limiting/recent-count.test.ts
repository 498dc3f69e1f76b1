import { isOpen, mayPassUntold, type RecentCount } from './recent-count.js';

/** Known at 1,000, of a window that ends at 60,000. */
const known = (count: Partial<RecentCount>): RecentCount => ({ hits: 1, asked: 0, untold: 0, knownAt: 1000, endsAt: 60_000, ...count });
const LIMIT = 50;

it.each([
  ['far from the limit', {}, 1100, true],
  ['four of the tenth are untold', { untold: 4 }, 1100, true],
  ['the tenth is untold', { untold: 5 }, 1100, false],
  ['one less than half is counted', { hits: 24 }, 1100, true],
  ['half is counted', { hits: 25 }, 1100, false],
  ['half is counted with what is being asked', { hits: 5, asked: 20 }, 1100, false],
  ['what is known is half a second old', {}, 1500, false],
  ['the window has ended', { endsAt: 1050 }, 1100, false],
  ['no window was running', { hits: 0, endsAt: 1000 }, 1100, false],
])('%s: one more may pass untold: %s', (_case, count, now, may) => {
  expect(mayPassUntold(known(count), LIMIT, now)).toBe(may);
});

it('lets nothing pass untold of a limit below ten', () => {
  expect(mayPassUntold(known({}), 9, 1100)).toBe(false);
});

it.each([
  ['no window was running', { hits: 0, endsAt: 1000 }, 1100, true],
  ['the window has ended', { hits: 50, endsAt: 1050 }, 1100, true],
  ['half is counted', { hits: 25 }, 1100, false],
  ['what is known is half a second old', { hits: 0 }, 1500, false],
])('%s: open: %s', (_case, count, now, open) => {
  expect(isOpen(known(count), LIMIT, now)).toBe(open);
});
