import fc from 'fast-check';
import { percentileOf } from './percentile.js';

it.each([
  [19, 10, null],
  [20, 0, 0],
  [20, 19, 100],
  [21, 10, 50],
  [101, 63, 63],
])('of %i sites, %i slower → %s', (n, below, value) => expect(percentileOf({ n, below })).toBe(value));

it('is a whole number within 0–100, and no lower with more sites behind', () => {
  const standing = fc.integer({ min: 20, max: 100_000 }).chain((n) => fc.record({ n: fc.constant(n), below: fc.nat(n - 2) }));
  fc.assert(
    fc.property(standing, ({ n, below }) => {
      const value = percentileOf({ n, below }) ?? -1;
      const better = percentileOf({ n, below: below + 1 }) ?? -1;
      return Number.isInteger(value) && value >= 0 && better <= 100 && better >= value;
    }),
  );
});
