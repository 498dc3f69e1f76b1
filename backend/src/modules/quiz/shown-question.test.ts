import { keptAnswer, type ShownQuestion, shownAnswer } from './shown-question.js';

const german: ShownQuestion = { id: 3, question: 'Und?', options: ['Ja', 'Nein'], kept: ['Oui', 'Non'] };
const italian: ShownQuestion = { id: 3, question: 'E?', options: ['Sì', 'No'], kept: ['Oui', 'Non'] };

describe('an answer of the quiz', () => {
  it('is shown in the language of its question, as it was given once it is no longer offered', () => {
    expect(['Oui', 'Non', 'Peut-être'].map((answer) => shownAnswer(german, answer))).toEqual(['Ja', 'Nein', 'Peut-être']);
  });

  it('is kept in French, whichever language it was shown in', () => {
    const kept = (answer: string, question = 3) => keptAnswer([german, italian], question, answer);
    expect(['Nein', 'No', 'Non', 'Jein'].map((answer) => kept(answer))).toEqual(['Non', 'Non', 'Non', 'Jein']);
    expect(kept('Nein', 4)).toBe('Nein');
  });
});
