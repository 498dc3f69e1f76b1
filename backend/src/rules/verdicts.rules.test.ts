import { gradeOf, labelOf, scoreTone, scoreVerdict, speedBasis, staffScoreTone, VERDICT_NAMES, verdictOf } from './verdicts.rules.js';

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
    [100, 'Excellent', 'good'],
    [80, 'Excellent', 'good'],
    [79, 'Moyen', 'fair'],
    [60, 'Moyen', 'fair'],
    [59, 'Critique', 'poor'],
    [0, 'Critique', 'poor'],
  ] as const)('%p is %s', (score, word, tone) => {
    expect(labelOf(score)).toBe(word);
    expect(scoreTone(word)).toBe(tone);
    expect(scoreVerdict(score)).toEqual({ tone, word });
  });
});

describe('the verdict (decision 29)', () => {
  it('has a score, a word, a grade and a basis', () => {
    expect(verdictOf(69, 'quiz')).toEqual({ score: 69, word: 'Moyen', grade: 'C', basis: 'quiz' });
    expect(verdictOf(80, 'speed')).toEqual({ score: 80, word: 'Excellent', grade: 'B', basis: 'speed' });
  });

  it('has the title of its basis', () => expect(VERDICT_NAMES).toEqual({ quiz: 'SmartIndex', speed: 'Vitesse', estimate: 'Estimation' }));

  it('names the devices that were measured', () => {
    const basis = (mobile: boolean, desktop: boolean) => speedBasis({ mobile, desktop });
    expect(basis(true, true)).toBe('Vitesse de votre site\u202f: 60\u202f% téléphone, 40\u202f% ordinateur.');
    expect(basis(true, false)).toBe('Vitesse de votre site sur téléphone, la seule mesurée.');
    expect(basis(false, true)).toBe('Vitesse de votre site sur ordinateur, la seule mesurée.');
  });

  it('uses the back-office’s colours from 70 and 50', () =>
    expect([100, 70, 69, 50, 49, 0].map(staffScoreTone)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']));
});
