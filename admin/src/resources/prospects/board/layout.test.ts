import type { ProspectStatus } from '../../../api/types';
import type { ListedProspect } from '../prospect-columns';
import { cardsOf, movedOn } from './layout';

const card = (id: string, status: ProspectStatus, updated_at = '2026-11-20') => ({ id, status, updated_at }) as ListedProspect;
const ids = (cards: ListedProspect[]) => cards.map(({ id }) => id);

it('moves a card to the top of its new column', () => {
  const placed = [{ prospect: card('b', 'new'), status: 'contacted' as const, since: '2026-11-20' }];
  expect(ids(cardsOf('new', [card('a', 'new'), card('b', 'new')], placed))).toEqual(['a']);
  expect(cardsOf('contacted', [card('c', 'contacted')], placed)).toEqual([card('b', 'contacted'), card('c', 'contacted')]);
});

it('shows a card once with its latest data when pages overlap', () => {
  const placed = [{ prospect: card('b', 'new'), status: 'contacted' as const, since: '2026-11-20' }];
  const loaded = [card('c', 'contacted'), card('b', 'contacted', '2026-11-21'), card('c', 'contacted')];
  expect(cardsOf('contacted', loaded, placed)).toEqual([card('b', 'contacted', '2026-11-21'), card('c', 'contacted')]);
});

it('drops a moved card once a colleague has moved it', () => {
  const placed = [{ prospect: card('b', 'new'), status: 'contacted' as const, since: '2026-11-20' }];
  expect(movedOn('qualified', [card('b', 'qualified', '2026-11-21')], placed)).toEqual(['b']);
  expect(movedOn('new', [card('b', 'new')], placed)).toEqual([]);
  const underWay = placed.map((one) => ({ ...one, since: null }));
  expect(movedOn('qualified', [card('b', 'qualified', '2026-11-21')], underWay)).toEqual([]);
  expect(movedOn('contacted', [card('b', 'contacted', '2026-11-21')], placed)).toEqual([]);
});
