import { screen } from '@testing-library/react';
import { show } from '../../../../test/screen';
import { serve } from '../../../../test/server';
import { ViewLinks } from './ViewLinks';

const content = { filter: { high_score: true }, sort: { field: 'score', order: 'DESC' }, columns: null, perPage: 25 };
const VIEWS = [
  { id: '1', name: 'Mes bons scores', own: true, author: 'Anne', content },
  { id: '2', name: 'À relancer', own: false, author: 'Léa', content: { ...content, filter: { status: 'contacted' } } },
  { id: '3', name: 'Ancienne', own: false, author: 'Léa', content: { ...content, filter: { couleur: 'bleu' } } },
];
const VIEWS_AT = 'GET /api/admin/saved-views?resource=prospects';
const COUNTS = [
  { id: '1', count: 1234, works: true },
  { id: '2', count: 1000, works: true },
  { id: '3', count: null, works: false },
];

describe('the views in the navigation', () => {
  it('show the count, the author, and views that no longer work', async () => {
    serve({ [VIEWS_AT]: () => VIEWS, 'GET /api/admin/prospects/view-counts': () => COUNTS });
    show(<ViewLinks onNavigate={undefined} />);
    await screen.findByText('1’234');
    const said = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(said).toEqual(['Mes bons scores1’234', 'À relancer (De l’équipe)1’000', 'Ancienne (De l’équipe)à revoir']);
    expect(screen.getByText('à revoir').title).toContain('n’existe plus');
  });

  it('are hidden while there are none', async () => {
    serve({ [VIEWS_AT]: () => [] });
    show(<ViewLinks onNavigate={undefined} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
