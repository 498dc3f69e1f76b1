import { comparePages, isDifferent, isSameOrder, NO_DIFFERENCE } from './compare-pages';

const row = (id: number, more: object = {}) => ({ id, name: `n${id}`, updated_at: '2026-01-01', ...more });
const page = (total: number, ...data: ReturnType<typeof row>[]) => ({ data, total });
const SHOWN = page(9, row(1), row(2), row(3));

describe('the difference between two pages of a list', () => {
  it.each([
    ['nothing, where all is as it was', page(9, row(1), row(2), row(3)), NO_DIFFERENCE],
    ['nothing, where a record was only written again', page(9, row(1, { updated_at: '2026-02-01' }), row(2), row(3)), NO_DIFFERENCE],
    ['one at the top', page(10, row(4), row(1), row(2)), { added: 1, changed: 0, removed: 0, ids: [4] }],
    ['two on another page', page(11, row(1), row(2), row(3)), { added: 2, changed: 0, removed: 0, ids: [] }],
    [
      'one that pushes a row of the page before into this one',
      page(10, row(0), row(1), row(2)),
      { added: 1, changed: 0, removed: 0, ids: [0] },
    ],
    ['one that says something else', page(9, row(1), row(2, { name: 'x' }), row(3)), { added: 0, changed: 1, removed: 0, ids: [2] }],
    ['one less, which makes room for another', page(8, row(1), row(3), row(4)), { added: 0, changed: 0, removed: 1, ids: [4] }],
    ['one that took the place of another', page(9, row(1), row(2), row(5)), { added: 0, changed: 1, removed: 0, ids: [5] }],
  ])('%s', (_, now, news) => {
    expect(comparePages(SHOWN, now)).toEqual(news);
    expect(isDifferent(comparePages(SHOWN, now))).toBe(news !== NO_DIFFERENCE);
  });

  it('ignores the order of fields', () => {
    expect(
      comparePages(
        page(1, { id: 1, name: 'a', updated_at: '', figures: { x: 1, y: 2 } } as never),
        page(1, { figures: { y: 2, x: 1 }, name: 'a', id: 1, updated_at: '' } as never),
      ),
    ).toEqual(NO_DIFFERENCE);
  });

  it('detects whether a row would move', () => {
    expect(isSameOrder(SHOWN, page(9, row(1), row(2, { name: 'x' }), row(3)))).toBe(true);
    expect(isSameOrder(SHOWN, page(9, row(2), row(1), row(3)))).toBe(false);
    expect(isSameOrder(SHOWN, page(8, row(1), row(2)))).toBe(false);
  });
});
