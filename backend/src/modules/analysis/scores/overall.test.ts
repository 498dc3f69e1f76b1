import fc from 'fast-check';
import { overallParts, overallScore } from './overall.js';

const points = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });

describe('overallScore (formula 2)', () => {
  it.each([
    ['the stored score first', 71, 10, 20, 71],
    ['a stored score of 0 is a score', 0, 90, 90, 0],
    ['0.6 phone + 0.4 computer', null, 50, 80, 62],
    ['the half rounds up', null, 55, 63.75, 59],
    ['the phone alone', null, 45, null, 45],
    ['the computer alone', null, null, 88, 88],
    ['nothing measured', null, null, null, null],
  ])('%s', (_, stored, mobile, desktop, overall) => expect(overallScore(stored, mobile, desktop)).toBe(overall));

  it('stays within 0–100 and never falls when a device gets faster', () => {
    fc.assert(
      fc.property(points, points, fc.double({ min: 0, max: 20, noNaN: true }), (mobile, desktop, more) => {
        const score = overallScore(null, mobile, desktop);
        if (mobile === null || score === null) return score === null ? mobile === null && desktop === null : score >= 0 && score <= 100;
        const faster = overallScore(null, Math.min(100, mobile + more), desktop);
        return score >= 0 && score <= 100 && faster !== null && faster >= score;
      }),
    );
  });
});

describe('what the overall score rests on (clarification 1)', () => {
  it.each([
    ['the whole quiz', 71, 10, null, { k: 1, n: 1 }],
    ['a quiz of 0 points too', 0, null, null, { k: 1, n: 1 }],
    ['both devices', null, 50, 80, { k: 2, n: 2 }],
    ['one device', null, null, 0, { k: 1, n: 2 }],
    ['nothing', null, null, null, { k: 0, n: 2 }],
  ])('%s', (_, stored, mobile, desktop, parts) => expect(overallParts(stored, mobile, desktop)).toEqual(parts));
});
