import { type ShownQuestion, shownAnswer, storedAnswer } from './shown-question.js';

const german: ShownQuestion = { id: 3, question: 'Und?', options: ['Ja', 'Nein'], stored: ['Oui', 'Non'] };
const italian: ShownQuestion = { id: 3, question: 'E?', options: ['Sì', 'No'], stored: ['Oui', 'Non'] };

describe('an answer of the quiz', () => {
  it('is shown in the language of its question, as it was given once it is no longer offered', () => {
    expect(['Oui', 'Non', 'Peut-être'].map((answer) => shownAnswer(german, answer))).toEqual(['Ja', 'Nein', 'Peut-être']);
  });

  it('is stored in French, whichever language it was shown in', () => {
    const stored = (answer: string, question = 3) => storedAnswer([german, italian], question, answer);
    expect(['Nein', 'No', 'Non', 'Jein'].map((answer) => stored(answer))).toEqual(['Non', 'Non', 'Non', 'Jein']);
    expect(stored('Nein', 4)).toBe('Nein');
  });
});
