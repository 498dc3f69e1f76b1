import fc from 'fast-check';
import {
  type AcquisitionParts,
  acquisition,
  acquisitionBase,
  type CategoryScore,
  digitalMaturity,
  type InnovationParts,
  innovation,
  innovationFront,
} from './categories.js';

const points = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
const whole = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const isScore = ({ value }: CategoryScore) => Number.isInteger(value) && value >= 0 && value <= 100;

describe('digitalMaturity (formula 4)', () => {
  it.each([
    ['0.6 quiz + 0.4 technical', 55.5556, 68.46, 69, 61, false, { k: 4, n: 6 }],
    ['the half rounds up', 50, 51.25, null, 51, false, { k: 4, n: 6 }],
    ['technical missing', 61.1111, null, 80, 61, false, { k: 1, n: 6 }],
    ['no quiz: 0.8 × overall', null, 70, 81, 65, true, { k: 0, n: 6 }],
    ['no quiz: at least 50', null, 70, 62, 50, true, { k: 0, n: 6 }],
    ['no quiz, just above 50', null, null, 63, 50, true, { k: 0, n: 6 }],
    ['no quiz, 64 × 0.8 = 51.2', null, null, 64, 51, true, { k: 0, n: 6 }],
    ['nothing', null, null, null, 50, true, { k: 0, n: 6 }],
  ])('%s', (_, quiz, technical, overall, value, estimated, measuredParts) =>
    expect(digitalMaturity(quiz, technical, overall, technical === null ? { k: 0, n: 5 } : { k: 3, n: 5 })).toEqual({
      value,
      estimated,
      measuredParts,
    }),
  );

  it('is a whole number within 0–100', () => {
    fc.assert(
      fc.property(points, points, whole, (quiz, technical, overall) => isScore(digitalMaturity(quiz, technical, overall, { k: 2, n: 5 }))),
    );
  });
});

describe('acquisitionBase (formula 6)', () => {
  it.each([
    ['no bonus for ten keywords', 60, 10, 0, 60],
    ['11 / 4 for eleven', 60, 11, 0, 62.75],
    ['19 / 4', 60, 19, 0, 64.75],
    ['at most 5', 60, 20, 0, 65],
    ['at most 5 for many', 60, 400, 0, 65],
    ['half a point a warning', 60, 0, 3, 58.5],
    ['never above 100', 98, 40, 0, 100],
    ['never below 0', 2, 0, 10, 0],
    ['no composite', null, 40, 0, null],
    ['keywords not measured', 60, null, 3, 58.5],
    ['warnings not counted', 60, 20, null, 65],
  ])('%s', (_, composite, count, warnings, base) => expect(acquisitionBase(composite, count, warnings)).toBe(base));
});

describe('acquisition (formula 6)', () => {
  const nothing: AcquisitionParts = {
    quiz: null,
    composite: null,
    keywordCount: 0,
    warnings: 0,
    lighthouseSeo: null,
    overall: null,
    seoParts: { k: 0, n: 4 },
  };
  it.each<[string, Partial<AcquisitionParts>, CategoryScore]>([
    // 0.7 × 83.3333 + 0.3 × 63.5333
    [
      'quiz and base',
      { quiz: 250 / 3, composite: 65.0333, keywordCount: 3, warnings: 3, seoParts: { k: 4, n: 4 } },
      { value: 77, estimated: false, measuredParts: { k: 5, n: 5 } },
    ],
    [
      'base missing: Lighthouse alone makes none',
      { quiz: 66.6667, lighthouseSeo: 10, seoParts: { k: 1, n: 4 } },
      { value: 67, estimated: false, measuredParts: { k: 1, n: 5 } },
    ],
    [
      'no quiz: the base, of two of its parts',
      { composite: 25.142857, warnings: 2, overall: 90, seoParts: { k: 2, n: 4 } },
      { value: 24, estimated: false, measuredParts: { k: 2, n: 5 } },
    ],
    [
      'no composite: Lighthouse SEO',
      { lighthouseSeo: 80, overall: 45, warnings: 9, seoParts: { k: 1, n: 4 } },
      { value: 80, estimated: false, measuredParts: { k: 1, n: 5 } },
    ],
    ['no SEO at all: 0.7 × overall', { overall: 75 }, { value: 53, estimated: true, measuredParts: { k: 0, n: 5 } }],
    ['no SEO at all: at least 40', { overall: 50 }, { value: 40, estimated: true, measuredParts: { k: 0, n: 5 } }],
    ['nothing', {}, { value: 40, estimated: true, measuredParts: { k: 0, n: 5 } }],
  ])('%s', (_, parts, score) => expect(acquisition({ ...nothing, ...parts })).toEqual(score));

  it('is a whole number within 0–100, and no better with more warnings', () => {
    const someParts = fc.record({
      quiz: points,
      composite: points,
      keywordCount: fc.nat(60),
      warnings: fc.nat(30),
      lighthouseSeo: points,
      overall: whole,
      seoParts: fc.constant({ k: 2, n: 4 }),
    });
    fc.assert(
      fc.property(someParts, (parts) => {
        const score = acquisition(parts);
        return isScore(score) && acquisition({ ...parts, warnings: parts.warnings + 5 }).value <= score.value;
      }),
    );
  });
});

describe('innovation (formula 7)', () => {
  const nothing: InnovationParts = {
    quiz: null,
    accessibility: null,
    bestPractices: null,
    ux: null,
    firstPaintSeconds: null,
    overall: null,
  };
  it.each([
    // 0.4 × 91 + 0.3 × 96 + 0.2 × 73 + 0.1 × 50
    ['all parts', { accessibility: 91, bestPractices: 96, ux: 73, firstPaintSeconds: 2.5 }, 84.8],
    // (0.4 × 90 + 0.3 × 70) / 0.7
    ['renormalised', { accessibility: 90, bestPractices: 70 }, 57 / 0.7],
    ['first paint alone', { firstPaintSeconds: 1.5 }, 70],
    ['five seconds of first paint are 0', { firstPaintSeconds: 5 }, 0],
    ['never below 0', { firstPaintSeconds: 9 }, 0],
    ['nothing', {}, null],
  ])('front: %s', (_, parts, front) => {
    const got = innovationFront({ ...nothing, ...parts });
    if (front === null) expect(got).toBeNull();
    else expect(got).toBeCloseTo(front, 10);
  });

  it.each<[string, Partial<InnovationParts>, CategoryScore]>([
    // 0.8 × 66.6667 + 0.2 × 84.8
    [
      'quiz and front',
      { quiz: 200 / 3, accessibility: 91, bestPractices: 96, ux: 73, firstPaintSeconds: 2.5 },
      { value: 70, estimated: false, measuredParts: { k: 5, n: 5 } },
    ],
    ['front missing', { quiz: 100 / 3 }, { value: 33, estimated: false, measuredParts: { k: 1, n: 5 } }],
    // 0.8 × 50 + 0.2 × (0.4 × 90 + 0.3 × 70) / 0.7
    [
      'front of two parts',
      { quiz: 50, accessibility: 90, bestPractices: 70 },
      { value: 56, estimated: false, measuredParts: { k: 3, n: 5 } },
    ],
    ['no quiz: 0.6 × overall', { overall: 62, accessibility: 100 }, { value: 37, estimated: true, measuredParts: { k: 0, n: 5 } }],
    ['no quiz: at least 30', { overall: 45 }, { value: 30, estimated: true, measuredParts: { k: 0, n: 5 } }],
    ['nothing', {}, { value: 30, estimated: true, measuredParts: { k: 0, n: 5 } }],
  ])('%s', (_, parts, score) => expect(innovation({ ...nothing, ...parts })).toEqual(score));

  it('is a whole number within 0–100', () => {
    const seconds = fc.option(fc.double({ min: 0, max: 60, noNaN: true }), { nil: null });
    const someParts = fc.record({
      quiz: points,
      accessibility: points,
      bestPractices: points,
      ux: points,
      firstPaintSeconds: seconds,
      overall: whole,
    });
    fc.assert(fc.property(someParts, (parts) => isScore(innovation(parts))));
  });
});
