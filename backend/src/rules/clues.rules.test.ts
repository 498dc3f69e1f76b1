import { CLUES, type ClueCode, clue, quoted, readClue } from './clues.rules.js';

describe('what gave a page away', () => {
  it.each(Object.keys(CLUES) as ClueCode[])('%s: is read back as it was told', (code) => {
    const seen = [...CLUES[code].matchAll(/%s/g)].map((_, index) => `www.exemple-${index}.ch`);
    expect(readClue(clue(code, ...seen))).toEqual({ code, values: seen });
  });

  it('keeps signs of what was seen', () => {
    expect(clue('leads_to', '$& $1 %s')).toBe('mène à $& $1 %s');
    expect(readClue(clue('certificate_untrusted_by', 'exemple.ch', 'CA (racine)'))?.values).toEqual(['exemple.ch', 'CA (racine)']);
  });

  it('is words of the page where it quotes', () => {
    expect(readClue(quoted('En construction'))).toBeNull();
  });
});
