import { rangeWords, sortedRows } from './keyword-sort.ts';

const sort = (values: string[], key: 'keyword' | 'position', direction: 'ascending' | 'descending') =>
  sortedRows(values, (value) => value, key, direction);

describe('sorting keywords', () => {
  it('orders words as French does, and figures as figures', () => {
    expect(sort(['zinc', 'été', 'eau'], 'keyword', 'ascending')).toEqual(['eau', 'été', 'zinc']);
    expect(sort(['10', '9', '100'], 'position', 'ascending')).toEqual(['9', '10', '100']);
  });

  it('leaves rows without a figure at the end in both directions, and loses no row', () => {
    const orders = [
      ['', '5', '30', ''],
      ['30', '', '5', ''],
      ['5', '30', '', ''],
    ];
    for (const rows of orders) {
      expect(sort(rows, 'position', 'ascending')).toEqual(['5', '30', '', '']);
      expect(sort(rows, 'position', 'descending')).toEqual(['30', '5', '', '']);
    }
  });

  it('names the range of the shown rows', () => {
    expect(rangeWords(10, 20, 43)).toBe('11 - 20 sur 43');
  });
});
