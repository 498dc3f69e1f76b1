import { integer } from '../../format/format';
import { slicesOf } from './pie';
import { cutTo, labelIn, niceEnd, spread, stepsOf } from './scale';

describe('a pie', () => {
  it('starts at the top and goes round clockwise', () => {
    expect(slicesOf([1, 0, 3])).toEqual([
      { index: 0, share: 0.25, path: 'M0 0L0 -1A1 1 0 0 1 1 0Z' },
      { index: 2, share: 0.75, path: 'M0 0L1 0A1 1 0 1 1 0 -1Z' },
    ]);
  });

  it('is a full circle for a single value and nothing without one', () => {
    expect(slicesOf([0, 7]).map(({ share, path }) => [share, path.startsWith('M0 -1A')])).toEqual([[1, true]]);
    expect(slicesOf([0, 0])).toEqual([]);
    expect(slicesOf([])).toEqual([]);
  });
});

describe('an axis', () => {
  it('ends at a round number that holds the largest value', () => {
    expect([0, 3, 5, 6, 11, 20, 21, 99, 100, 1234].map((max) => niceEnd(max))).toEqual([5, 5, 5, 10, 20, 20, 50, 100, 100, 2000]);
  });

  it('has five steps', () => {
    expect([5, 50, 2000].map(stepsOf)).toEqual([
      [0, 1, 2, 3, 4, 5],
      [0, 10, 20, 30, 40, 50],
      [0, 400, 800, 1200, 1600, 2000],
    ]);
  });

  it('labels its first and its last day, and no more than fit', () => {
    expect([spread(30, 5), spread(3, 5), spread(1, 5)]).toEqual([[0, 7, 15, 22, 29], [0, 1, 2], [0]]);
  });
});

describe('words in a drawing', () => {
  it('are exact where they fit and rounded where they do not', () => {
    expect([labelIn(999, 10), labelIn(12_345, 60), labelIn(12_345, 30)]).toEqual(['999', integer(12_345), '12\u202fk']);
  });

  it('are cut with an ellipsis', () => {
    expect([cutTo('Printemps', 200), cutTo('Carrosserie-Peinture Müller', 72)]).toEqual(['Printemps', 'Carrosser…']);
  });
});
