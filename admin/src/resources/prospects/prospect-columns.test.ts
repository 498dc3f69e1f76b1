import { HIDDEN_AT_FIRST, hiddenFor, shownBeside } from './prospect-columns';

describe('the choice of columns', () => {
  it('starts with the specification’s columns and the review', () => {
    expect(hiddenFor(null)).toEqual(HIDDEN_AT_FIRST);
    expect(hiddenFor(['status', 'review', 'score', 'date'])).toEqual(HIDDEN_AT_FIRST);
    expect(shownBeside([...HIDDEN_AT_FIRST].reverse())).toBeNull();
  });

  it('keeps the order of the screen and ignores unknown columns', () => {
    expect(shownBeside(hiddenFor(['date', 'gone', 'status']))).toEqual(['status', 'date']);
    expect(shownBeside(hiddenFor([]))).toEqual([]);
  });

  it('distinguishes a view with one more column from the default', () => {
    expect(shownBeside(HIDDEN_AT_FIRST.filter((key) => key !== 'site'))).toEqual(['status', 'review', 'score', 'site', 'date']);
  });
});
