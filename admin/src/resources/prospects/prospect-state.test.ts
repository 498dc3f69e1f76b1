import { answerBand, appointmentBadge, pageBadge, pointsOutOf4, quizBadge, scoreBand } from './prospect-state';

const untouched = { quiz_fait: false, quiz_en_cours: false, quiz_commence: false, token: 'abcd1234' };

describe('badges', () => {
  it('show whether the page was visited and an appointment made', () => {
    expect(pageBadge({ page_vue: true }).key).toBe('visited');
    expect(pageBadge({ page_vue: false }).key).toBe('notVisited');
    expect(appointmentBadge({ rdv_pris: true }).key).toBe('planned');
    expect(appointmentBadge({ rdv_pris: false }).key).toBe('none');
  });

  it('show the quiz, the first match winning', () => {
    expect(quizBadge({ ...untouched, quiz_fait: true, quiz_en_cours: true, quiz_commence: true }).key).toBe('completed');
    expect(quizBadge({ ...untouched, quiz_en_cours: true, quiz_commence: true }).key).toBe('inProgress');
    expect(quizBadge({ ...untouched, quiz_commence: true }).key).toBe('started');
    expect(quizBadge(untouched).key).toBe('visible');
    expect(quizBadge({ ...untouched, token: '' }).key).toBe('notStarted');
  });
});

describe('scoreBand', () => {
  it.each([
    [100, 'good'],
    [70, 'good'],
    [69, 'fair'],
    [50, 'fair'],
    [49, 'poor'],
    [0, 'poor'],
    [null, null],
  ])('%p is %p', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});

describe('answers out of 4', () => {
  it('scale the points of 30', () => {
    expect([0, 7.5, 15, 30].map(pointsOutOf4)).toEqual([0, 1, 2, 4]);
  });

  it.each([
    [30, 'good'],
    [23, 'good'],
    [22, 'fair'],
    [15, 'fair'],
    [14, 'poor'],
  ])('%i points are %s', (points, band) => {
    expect(answerBand(points)).toBe(band);
  });
});
