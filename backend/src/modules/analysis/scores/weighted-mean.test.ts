import fc from 'fast-check';
import { clamp, measuredOf, roundHalfUp, together, weightedMean } from './weighted-mean.js';

const part = fc.tuple(
  fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null }),
  fc.double({ min: 0.05, max: 1, noNaN: true }),
);

describe('weightedMean', () => {
  it.each([
    [
      [
        [80, 0.6],
        [50, 0.4],
      ],
      68,
    ],
    [
      [
        [80, 0.6],
        [null, 0.4],
      ],
      80,
    ],
    [
      [
        [null, 0.6],
        [50, 0.4],
      ],
      50,
    ],
    [
      [
        [100, 0.4],
        [null, 0.3],
        [40, 0.2],
        [null, 0.1],
      ],
      80,
    ],
    [
      [
        [null, 0.6],
        [null, 0.4],
      ],
      null,
    ],
    [[], null],
  ] as [[number | null, number][], number | null][])('%j → %p', (parts, mean) => {
    const got = weightedMean(parts);
    if (mean === null) expect(got).toBeNull();
    else expect(got).toBeCloseTo(mean, 10);
  });

  it('lies between the smallest and the largest part that exists, and is null only without any', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const values = parts.flatMap(([value]) => value ?? []);
        const mean = weightedMean(parts);
        if (values.length === 0) return mean === null;
        return mean !== null && mean >= Math.min(...values) - 1e-9 && mean <= Math.max(...values) + 1e-9;
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [56.5, 57],
    [56.49, 56],
    [0.57 * 100, 57],
    [0.6 * 55 + 0.4 * 60, 57],
    [0.145 * 1000 - 0.5, 145],
    [0, 0],
    [100, 100],
  ])('%p → %p', (value, rounded) => expect(roundHalfUp(value)).toBe(rounded));
});

describe('clamp', () => {
  it.each([
    [-0.1, 0],
    [0, 0],
    [50.5, 50.5],
    [100, 100],
    [100.1, 100],
  ])('%p → %p', (value, clamped) => expect(clamp(value)).toBe(clamped));
});

describe('how much was measured (clarification 1)', () => {
  it.each([
    [[], { k: 0, n: 0 }],
    [[null, null], { k: 0, n: 2 }],
    [[0, null, 70], { k: 2, n: 3 }],
    [[1, 2], { k: 2, n: 2 }],
  ])('%j: %j', (parts, measured) => expect(measuredOf(parts)).toEqual(measured));

  it('adds up', () => {
    expect(together({ k: 1, n: 1 }, { k: 3, n: 5 }, { k: 0, n: 4 })).toEqual({ k: 4, n: 10 });
    expect(together()).toEqual({ k: 0, n: 0 });
  });
});
