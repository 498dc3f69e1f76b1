import { CLUES, type ClueCode, clue, quoted, readClue } from './clues.rules.js';

describe('a clue of a page outcome', () => {
  it.each(Object.keys(CLUES) as ClueCode[])('is parsed back from its text: %s', (code) => {
    const seen = [...CLUES[code].matchAll(/%s/g)].map((_, index) => `www.exemple-${index}.ch`);
    expect(readClue(clue(code, ...seen))).toEqual({ code, values: seen });
  });

  it('keeps special characters of a quotation', () => {
    expect(clue('leads_to', '$& $1 %s')).toBe('mène à $& $1 %s');
    expect(readClue(clue('certificate_untrusted_by', 'exemple.ch', 'CA (racine)'))?.values).toEqual(['exemple.ch', 'CA (racine)']);
  });

  it('is marked as a quotation of the page', () => {
    expect(readClue(quoted('En construction'))).toBeNull();
  });
});
