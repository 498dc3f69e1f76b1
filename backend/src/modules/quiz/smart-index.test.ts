import fc from 'fast-check';
import { pointsOf, smartIndexOf } from './smart-index.js';

const answer = (category: 'maturity' | 'acquisition' | 'innovation', points: number) => ({ category, points });

describe('smartIndexOf', () => {
  it.each([
    [[5, 25, 30, 30, 30, 25, 5], { score: 71, maturity: 44.44, acquisition: 88.89, innovation: 100 }],
    [[30, 30, 30, 30, 30, 25, 30], { score: 98, maturity: 100, acquisition: 94.44, innovation: 100 }],
    [[5, 5, 0, 0, 0, 5, 5], { score: 10, maturity: 11.11, acquisition: 11.11, innovation: 0 }],
  ])('scores the seven answers worth %j', (points, expected) => {
    const categories = ['maturity', 'acquisition', 'acquisition', 'maturity', 'innovation', 'acquisition', 'maturity'] as const;
    const scored = smartIndexOf(points.map((value, index) => answer(categories[index] ?? 'maturity', value)));
    expect(scored?.score).toBe(expected.score);
    expect(scored?.maturity).toBeCloseTo(expected.maturity, 2);
    expect(scored?.acquisition).toBeCloseTo(expected.acquisition, 2);
    expect(scored?.innovation).toBeCloseTo(expected.innovation, 2);
  });

  it('leaves a category without a question empty, and has no score without questions', () => {
    expect(smartIndexOf([answer('maturity', 30)])).toEqual({ score: 100, maturity: 100, acquisition: null, innovation: null });
    expect(smartIndexOf([])).toBeNull();
  });

  it('stays within 0 and 100', () => {
    const someAnswer = fc.record({
      category: fc.constantFrom('maturity' as const, 'acquisition' as const, 'innovation' as const),
      points: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(someAnswer, { minLength: 1, maxLength: 20 }), (answers) => {
        const { score, ...categories } = smartIndexOf(answers) ?? { score: -1 };
        for (const value of [score, ...Object.values(categories)]) {
          if (value === null) continue;
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('pointsOf', () => {
  it('counts 30 at most and nothing for an unknown answer', () => {
    expect(pointsOf({ Oui: 100, Non: 5 }, 'Oui')).toBe(30);
    expect(pointsOf({ Oui: 100, Non: 5 }, 'Non')).toBe(5);
    expect(pointsOf({ Oui: 100 }, 'toString')).toBe(0);
  });
});
