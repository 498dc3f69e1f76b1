import { composedIn } from '../words/catalogues.js';
import { defaultTexts } from './agency-defaults.rules.js';
import { answerAdvice } from './answer-actions.rules.js';
import { LANGUAGES } from './language.rules.js';

describe('the advice for an answer of the quiz', () => {
  it.each(LANGUAGES)('is another one for each of the seven questions: %s', async (language) => {
    const questions = [...defaultTexts().keys()].filter((text) => text.endsWith(' ?'));
    expect(questions).toHaveLength(7);
    const asked = [...questions, 'Une autre question ?'];
    const advice = await composedIn(language, () => asked.map((question) => answerAdvice(question, 'maturity').title));
    expect(new Set(advice).size).toBe(asked.length);
  });
});
