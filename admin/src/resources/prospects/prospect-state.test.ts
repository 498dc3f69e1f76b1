import { appointmentBadge, pageBadge, quizBadge, scoreBand } from './prospect-state';

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
