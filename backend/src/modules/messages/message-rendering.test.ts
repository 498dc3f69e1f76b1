import fc from 'fast-check';
import { FRENCH_VOICE } from '../../rules/agency-texts.rules.js';
import { type MessageValues, renderMessages } from './message-rendering.js';

const message = (key: string, content: string, condition: [string, number] | null = null) => ({
  key,
  content,
  condition: condition?.[0] ?? null,
  condition_value: condition?.[1] ?? null,
});
const values = { score: 64, company: 'Menuiserie du Lac', prenom: 'Zoé' };
const one = (content: string, known: Partial<MessageValues> = {}) =>
  renderMessages([message('score_message', content)], { ...values, ...known }, FRENCH_VOICE).score_message;

describe('a message', () => {
  it('names the score, the company and the person', () => {
    expect(one('{prenom}, {company} obtient {score} sur 100. Encore {score} !')).toBe(
      'Zoé, Menuiserie du Lac obtient 64 sur 100. Encore 64\u202f!',
    );
  });

  it('leaves no gap for a first name that is not known', () => {
    expect(one('Bonjour {prenom}, voici votre score', { prenom: '' })).toBe('Bonjour, voici votre score');
  });

  it('needs a score to speak of it', () => {
    expect(one('Votre score : {score}', { score: null })).toBe('');
    expect(one('Votre score : {score}', { score: 0 })).toBe('Votre score\u202f: 0');
  });

  it('takes names as they are, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (company) => {
        const name = `x${company.replace(/[\s\u00a0;:?!»%«]/g, '')}x`;
        expect(one('Pour {company}.', { company: name })).toBe(`Pour ${name}.`);
      }),
    );
    expect(one('{company}', { company: '{score} $& <b>' })).toBe('{score} $& <b>');
  });

  it.each([
    [0, true, false],
    [49, true, false],
    [50, false, false],
    [70, false, false],
    [71, false, true],
    [null, false, false],
  ])('for a score of %p is shown below 50 or above 70 only', (score, low, high) => {
    const shown = renderMessages(
      [message('low_score_message', 'bas', ['score_below', 50]), message('high_score_message', 'haut', ['score_above', 70])],
      { ...values, score },
      FRENCH_VOICE,
    );
    expect([shown.low_score_message !== '', shown.high_score_message !== '']).toEqual([low, high]);
  });
});
