import fc from 'fast-check';
import { speedOf, type TechnicalParts, technicalParts, technicalScore } from './technical.js';

const nothing: TechnicalParts = { mobile: null, desktop: null, bestPractices: null, loadSeconds: null, criticalIssues: null };
const points = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
const someParts: fc.Arbitrary<TechnicalParts> = fc.record({
  mobile: points,
  desktop: points,
  bestPractices: points,
  loadSeconds: fc.option(fc.double({ min: 0, max: 60, noNaN: true }), { nil: null }),
  criticalIssues: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
});

describe('technicalScore (formula 3)', () => {
  it.each([
    // 0.4 × 60.4 + 0.3 × 96 + 0.2 × 65 + 0.1 × 65 − 2 × 2
    ['all parts', { mobile: 42, desktop: 88, bestPractices: 96, loadSeconds: 3.5, criticalIssues: 2 }, 68.46],
    // (0.4 × 62 + 0.3 × 70 + 0.1 × 65) / 0.8
    ['loading missing', { mobile: 50, desktop: 80, bestPractices: 70 }, 65.375],
    // (0.4 × 45 + 0.1 × 45) / 0.5
    ['the phone alone', { mobile: 45 }, 45],
    ['best practices alone', { bestPractices: 83 }, 83],
    ['loading alone', { loadSeconds: 2.5 }, 75],
    ['ten seconds and more of loading are 0', { loadSeconds: 10 }, 0],
    ['never below 0 for loading', { loadSeconds: 30, bestPractices: 50 }, 30],
    // renormalised first, then 2 a critical issue
    ['issues are subtracted after renormalising', { bestPractices: 83, criticalIssues: 5 }, 73],
    ['never below 0', { bestPractices: 10, criticalIssues: 9 }, 0],
    ['issues alone are no technical state', { criticalIssues: 3 }, null],
    ['nothing', {}, null],
  ])('%s', (_, parts, score) => {
    const got = technicalScore({ ...nothing, ...parts });
    if (score === null) expect(got).toBeNull();
    else expect(got).toBeCloseTo(score, 10);
  });

  it('is null or within 0–100, and no better with one more critical issue or second', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const score = technicalScore(parts);
        if (score === null) return true;
        const worse = technicalScore({
          ...parts,
          criticalIssues: (parts.criticalIssues ?? 0) + 1,
          loadSeconds: parts.loadSeconds === null ? null : parts.loadSeconds + 1,
        });
        return score >= 0 && score <= 100 && worse !== null && worse <= score + 1e-9;
      }),
    );
  });
});

describe('speedOf', () => {
  it.each([
    [100, 50, 80],
    [40, null, 40],
    [null, 70, 70],
    [null, null, null],
  ])('phone %p, computer %p → %p', (mobile, desktop, speed) => expect(speedOf(mobile, desktop)).toBe(speed));
});

describe('what the technical state rests on (clarification 1)', () => {
  it.each<[Partial<TechnicalParts>, number]>([
    [{}, 0],
    [{ mobile: 0 }, 1],
    [{ mobile: 50, desktop: 60, bestPractices: 70 }, 3],
    [{ mobile: 50, desktop: 60, bestPractices: 70, loadSeconds: 0, criticalIssues: 0 }, 5],
  ])('%j: %p of 5', (parts, k) => expect(technicalParts({ ...nothing, ...parts })).toEqual({ k, n: 5 }));
});
