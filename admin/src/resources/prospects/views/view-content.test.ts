import type { ViewContent } from '../../../api/types';
import { isShown, searchOf } from './view-content';

const view: ViewContent = {
  filter: { q: 'bois & fils', high_score: true },
  sort: { field: 'score', order: 'DESC' },
  columns: null,
  perPage: 25,
};

describe('a saved view', () => {
  it('is an address that react-admin reads', () => {
    const search = new URLSearchParams(searchOf(view));
    expect(JSON.parse(search.get('filter') ?? '')).toEqual(view.filter);
    expect([search.get('sort'), search.get('order'), search.get('page'), search.get('perPage')]).toEqual(['score', 'DESC', '1', '25']);
  });

  it('is shown when filters, order, columns and rows per page are the same, whatever their order', () => {
    expect(isShown(view, { ...view, filter: { high_score: true, q: 'bois & fils' }, columns: ['date', 'score', 'review', 'status'] })).toBe(
      true,
    );
    expect(isShown(view, { ...view, filter: { q: 'bois & fils' } })).toBe(false);
    expect(isShown(view, { ...view, sort: { field: 'score', order: 'ASC' } })).toBe(false);
    expect(isShown(view, { ...view, columns: ['score'] })).toBe(false);
    expect(isShown(view, { ...view, perPage: 10 })).toBe(false);
  });
});
