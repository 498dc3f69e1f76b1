import { gradeOf, labelOf } from './verdicts.rules.js';

describe('grades and labels (formula 8)', () => {
  it.each([
    [100, 'A'],
    [90, 'A'],
    [89, 'B'],
    [70, 'B'],
    [69, 'C'],
    [50, 'C'],
    [49, 'D'],
    [0, 'D'],
  ])('%p is graded %s', (score, grade) => expect(gradeOf(score)).toBe(grade));

  it.each([
    [100, 'Excellent'],
    [80, 'Excellent'],
    [79, 'Moyen'],
    [60, 'Moyen'],
    [59, 'Critique'],
    [0, 'Critique'],
  ])('%p is %s', (score, label) => expect(labelOf(score)).toBe(label));
});
