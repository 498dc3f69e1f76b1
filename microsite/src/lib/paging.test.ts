import { pageButtons, pageRange } from './paging.ts';

describe('paging', () => {
  it('names every page of a short list', () => {
    expect(pageButtons(2, 3)).toEqual([1, 2, 3]);
    expect(pageButtons(1, 1)).toEqual([1]);
  });

  it('names the ends and the adjacent pages of a long one', () => {
    expect(pageButtons(1, 20)).toEqual([1, 2, null, 20]);
    expect(pageButtons(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageButtons(20, 20)).toEqual([1, null, 19, 20]);
  });

  it('returns the range of rows of a page', () => {
    expect(pageRange(1, 5)).toEqual([0, 5]);
    expect(pageRange(3, 5)).toEqual([10, 15]);
  });
});
