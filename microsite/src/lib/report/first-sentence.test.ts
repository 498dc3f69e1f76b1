import { splitFirstSentence } from './first-sentence.ts';

describe('the first sentence of a paragraph', () => {
  it.each([
    ['Le site obtient 54 points sur 100. Il pèse 3 Mo.', '', 'Le site obtient 54 points sur 100.', 'Il pèse 3 Mo.'],
    ['Le site de « Müller & Co. AG » est lent. Suite.', 'Müller & Co. AG', 'Le site de « Müller & Co. AG » est lent.', 'Suite.'],
    ['Une seule phrase, sans fin', '', 'Une seule phrase, sans fin', ''],
    ['M. Favre attend. « Vite » est un mot.', '', 'M. Favre attend.', '« Vite » est un mot.'],
    ['Il faut 4.1 secondes ! Google en conseille 2,5.', '', 'Il faut 4.1 secondes !', 'Google en conseille 2,5.'],
    ['', '', '', ''],
  ])('of %j', (paragraph, name, first, rest) => {
    expect(splitFirstSentence(paragraph, name)).toEqual({ first, rest });
  });

  it('loses no word of the paragraph', () => {
    const paragraph = 'Un. Deux mots. Trois mots ici ! Quatre (ou cinq). Fin.';
    const { first, rest } = splitFirstSentence(paragraph, '');
    expect(`${first} ${rest}`).toBe(paragraph);
  });
});
