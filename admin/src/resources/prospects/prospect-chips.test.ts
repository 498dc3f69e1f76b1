import { chipsOf } from './prospect-chips';

const words = {
  t: (key: string) => key,
  flagName: (id: string) => id,
  cantonName: (code: string) => code,
  ownerName: (id: string) => (id === 'me' ? 'Luc Morel (vous)' : undefined),
};
const chips = (filters: object) => chipsOf(filters, words).map(({ name, value, keys }) => [name, value, keys]);

it('shows owner and due date as removable chips', () => {
  expect(chips({ owner_id: 'me', next_due: 'overdue' })).toEqual([
    ['followUp.owner', 'Luc Morel (vous)', ['owner_id']],
    ['followUp.next', 'prospects.filter.due.overdue', ['next_due']],
  ]);
  expect(chips({ owned: false })).toEqual([['followUp.owner', 'followUp.nobody', ['owned']]]);
  expect(chips({ owner_id: 'gone' })).toEqual([['followUp.owner', '…', ['owner_id']]]);
});
