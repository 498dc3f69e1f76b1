import { firstMissing, firstUnanswered, mergeAnswers, nextIndex } from './quiz-flow.ts';

const questions = [1, 2, 3].map((id) => ({ id: id * 10, position: id, question: `Q${id}`, options: ['a', 'b'] }));

describe('the way through the quiz', () => {
  it('resumes at the first question without an answer', () => {
    expect(firstUnanswered(questions, {})).toBe(0);
    expect(firstUnanswered(questions, { 10: 'a', 30: 'b' })).toBe(1);
    expect(firstUnanswered(questions, { 10: 'a', 20: 'a', 30: 'b' })).toBeNull();
  });

  it('prefers an answer that has not been sent yet, if it is still offered', () => {
    const quiz = { questions, answers: [{ questionId: 10, answer: 'a' }] };
    expect(mergeAnswers(quiz, { 10: 'b', 20: 'gone', 99: 'a' })).toEqual({ 10: 'b' });
  });

  it('goes on, comes back to what was left out, and ends', () => {
    expect(nextIndex(questions, { 10: 'a' }, 0)).toBe(1);
    expect(nextIndex(questions, { 10: 'a', 30: 'a' }, 2)).toBe(1);
    expect(nextIndex(questions, { 10: 'a', 20: 'a', 30: 'a' }, 2)).toBeNull();
  });

  it('finds the question that the server misses', () => {
    expect(firstMissing(questions, '2, 3')).toBe(1);
    expect(firstMissing(questions, undefined)).toBeNull();
  });
});
