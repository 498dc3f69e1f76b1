import { defaultTexts } from './agency-defaults.rules.js';
import { answerAdvice } from './answer-actions.rules.js';

describe('the advice for an answer of the quiz', () => {
  it('is another one for each of the seven questions', () => {
    const questions = [...defaultTexts().keys()].filter((text) => text.endsWith(' ?'));
    expect(questions).toHaveLength(7);
    const advice = questions.map((question) => answerAdvice(question, 'maturity').title);
    expect(new Set([...advice, answerAdvice('Une autre question ?', 'maturity').title]).size).toBe(8);
  });
});
