import { answerData } from './answer-action.ts';
import { firstMissing, firstUnanswered, mergeAnswers, nextIndex, progressPercent } from './quiz-flow.ts';

const questions = [1, 2, 3].map((id) => ({ id: id * 10, position: id, question: `Q${id}`, options: ['a', 'b', 'c'] }));
const server = (answers: Record<number, string>) => ({
  questions,
  answers: Object.entries(answers).map(([id, answer]) => ({ questionId: Number(id), answer })),
});
const waiting = (questionId: number, answer: string, ...over: string[]) => ({ questionId, answer, over });

describe('the order of the questions', () => {
  it('resumes at the first question without an answer', () => {
    expect(firstUnanswered(questions, {})).toBe(0);
    expect(firstUnanswered(questions, { 10: 'a', 30: 'b' })).toBe(1);
    expect(firstUnanswered(questions, { 10: 'a', 20: 'a', 30: 'b' })).toBeNull();
  });

  it('goes on, returns to skipped questions, and ends', () => {
    expect(nextIndex(questions, { 10: 'a' }, 0)).toBe(1);
    expect(nextIndex(questions, { 10: 'a', 30: 'a' }, 2)).toBe(1);
    expect(nextIndex(questions, { 10: 'a', 20: 'a', 30: 'a' }, 2)).toBeNull();
    expect(nextIndex(questions, { 10: 'b', 20: 'a', 30: 'a' }, 0)).toBeNull();
  });

  it('finds the question that the server misses', () => {
    expect(firstMissing(questions, '2, 3')).toBe(1);
    expect(firstMissing(questions, undefined)).toBeNull();
  });

  it('never shows more than 100 percent', () => {
    expect([0, 2, 6, 7, 20].map((index) => progressPercent(index, 7))).toEqual([14, 43, 100, 100, 100]);
    expect(progressPercent(0, 0)).toBe(0);
  });
});

describe('answers of two devices', () => {
  it('adds answers that the server does not have yet', () => {
    expect(mergeAnswers(server({ 10: 'a' }), [waiting(20, 'b')])).toEqual({ answers: { 10: 'a', 20: 'b' }, stale: [] });
  });

  it('keeps a changed answer that was not sent', () => {
    expect(mergeAnswers(server({ 10: 'a' }), [waiting(10, 'b', 'a')]).answers).toEqual({ 10: 'b' });
  });

  it('keeps the server’s answer when another device gave it meanwhile', () => {
    const old = waiting(10, 'b');
    expect(mergeAnswers(server({ 10: 'c' }), [old])).toEqual({ answers: { 10: 'c' }, stale: [old] });
    expect(mergeAnswers(server({ 10: 'c' }), [waiting(10, 'b', 'a')]).answers).toEqual({ 10: 'c' });
  });

  it('drops answers whose option or question staff has deleted', () => {
    const gone = [waiting(20, 'gone'), waiting(99, 'a')];
    expect(mergeAnswers(server({}), gone)).toEqual({ answers: {}, stale: gone });
  });

  it('recognises its own answer that arrived without a confirmation', () => {
    const first = {
      id: '1',
      type: 'quiz_answer',
      data: answerData([], 't', 10, 'a', undefined),
      timestamp: 1,
      retryCount: 0,
      maxRetries: 3,
    };
    const second = answerData([first], 't', 10, 'b', undefined);
    expect(second.over).toEqual(['a']);
    expect(mergeAnswers(server({ 10: 'a' }), [second]).answers).toEqual({ 10: 'b' });
  });
});
