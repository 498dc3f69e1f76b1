import { slicesOf } from './pie';
import { linePath, niceEnd } from './scale';

describe('a pie', () => {
  it('starts at the top and goes round clockwise', () => {
    expect(slicesOf([1, 0, 3])).toEqual([
      { index: 0, share: 0.25, path: 'M0 0L0 -1A1 1 0 0 1 1 0Z' },
      { index: 2, share: 0.75, path: 'M0 0L1 0A1 1 0 1 1 0 -1Z' },
    ]);
  });

  it('is a full circle for a single value and nothing without one', () => {
    expect(slicesOf([0, 7]).map(({ share, path }) => [share, path.startsWith('M0 -1A')])).toEqual([[1, true]]);
    expect(slicesOf([0, 0])).toEqual([]);
    expect(slicesOf([])).toEqual([]);
  });
});

describe('an axis', () => {
  it('ends at a round number that holds the largest value', () => {
    expect([0, 3, 5, 6, 11, 20, 21, 99, 100, 1234].map((max) => niceEnd(max))).toEqual([5, 5, 5, 10, 20, 20, 50, 100, 100, 2000]);
  });

  it('spreads values over the width, 0 at the bottom', () => {
    expect(linePath([0, 5, 10], 10, 100, 50)).toBe('M0 50L50 25L100 0');
    expect(linePath([4], 5, 100, 50)).toBe('M50 10');
  });
});
