import { HIDDEN_AT_FIRST, hiddenFor, shownBeside } from './prospect-columns';

describe('the choice of columns', () => {
  it('starts with the specification’s columns and the review', () => {
    expect(hiddenFor(null)).toEqual(HIDDEN_AT_FIRST);
    expect(hiddenFor(['status', 'review', 'score', 'date'])).toEqual(HIDDEN_AT_FIRST);
    expect(shownBeside([...HIDDEN_AT_FIRST].reverse())).toBeNull();
  });

  it('keeps the order of the screen whatever order they were chosen in, and passes over what is unknown', () => {
    expect(shownBeside(hiddenFor(['date', 'gone', 'status']))).toEqual(['status', 'date']);
    expect(shownBeside(hiddenFor([]))).toEqual([]);
  });

  it('tells a view with one more column from the list’s own choice', () => {
    expect(shownBeside(HIDDEN_AT_FIRST.filter((key) => key !== 'site'))).toEqual(['status', 'review', 'score', 'site', 'date']);
  });
});
