import { answerTone, MAX_POINTS, pointsOutOf4 } from './quiz-points.rules.js';

describe('answers out of 4', () => {
  it('scale the points of 30', () => {
    expect([0, 7.5, 15, MAX_POINTS].map(pointsOutOf4)).toEqual([0, 1, 2, 4]);
  });

  it.each([
    [30, 'good'],
    [23, 'good'],
    [22.5, 'good'],
    [22, 'fair'],
    [15, 'fair'],
    [14, 'poor'],
  ])('%p points are %s', (points, band) => {
    expect(answerTone(points)).toBe(band);
  });
});
