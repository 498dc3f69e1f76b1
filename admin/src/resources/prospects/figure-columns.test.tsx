import { screen, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { show } from '../../../test/screen';
import type { ListedFigures } from '../../api/types';
import { ResourceList } from '../../list/ResourceList';
import type { ListedProspect } from './prospect-columns';
import { COLUMN_KEYS, HIDDEN_AT_FIRST } from './prospect-columns';
import { prospectColumns } from './prospect-list-columns';

const KNOWN: ListedFigures = {
  mobile_points: 42,
  desktop_points: 81,
  cms: 'WordPress',
  findings: 17,
  critical: 3,
  keyword_count: 1204,
  rating: 4.6,
  review_count: 37,
  assistant_answers: 20,
  assistant_citations: 8,
  cited_share: 40,
  scanned_at: '2026-11-12T09:30:00.000Z',
  city: '1820 Montreux',
  canton: 'VD',
  trade: 'Menuiserie',
};
const nothing = Object.fromEntries(Object.keys(KNOWN).map((name) => [name, null])) as unknown as ListedFigures;
const prospect = (id: string, company: string, figures: ListedFigures) =>
  ({
    ...{
      id,
      company,
      figures,
      prenom: 'Anne',
      nom: 'Exemple',
      email: `${id}@exemple.ch`,
      site_url: 'https://menuiserie.ch/',
      metadata: {},
    },
    ...{ token: id, link: '', red_flags: [], red_flag_facts: {}, status: 'new', review_status: 'draft', score: null, owner_id: null },
    ...{ next_action: null, next_action_at: null, created_at: '2026-11-12T09:30:00.000Z', updated_at: '2026-11-12T09:30:00.000Z' },
  }) as unknown as ListedProspect;

const list = (
  <ResourceList
    resource="prospects"
    title="Prospects"
    sort={{ field: 'created_at', order: 'DESC' }}
    empty={{ title: '' }}
    filtered={{ title: '' }}
  >
    {prospectColumns}
  </ResourceList>
);

describe('the columns of the list', () => {
  it('show figures, or that nothing was measured', async () => {
    localStorage.setItem('RaStore.prospects.datatable', JSON.stringify(['status', 'review', 'followUp', 'owner']));
    const data = [prospect('a', 'Menuiserie du Lac', KNOWN), prospect('b', 'Garage Rey', nothing)];
    show(list, { getList: (async () => ({ data, total: 2 })) as unknown as DataProvider['getList'] });
    const row = async (name: RegExp) => (await screen.findByText(name)).closest('tr') as HTMLElement;
    const words = async (name: RegExp) => (await row(name)).textContent ?? '';
    const known = await words(/^Menuiserie du Lac$/);
    for (const figure of [
      '42',
      '81',
      'WordPress',
      '3 sur 17',
      '1’204',
      '4,6 (37)',
      '8 sur 20',
      '12.11.2026',
      '1820 Montreux VD',
      'Menuiserie',
    ])
      expect(known).toContain(figure);
    expect(within(await row(/^Garage Rey/)).getAllByText('Non mesuré')).toHaveLength(8);
  });

  it('are all hidden at first but those of the specification', () => {
    expect(COLUMN_KEYS.filter((key) => !HIDDEN_AT_FIRST.includes(key))).toEqual(['status', 'review', 'score', 'date']);
  });
});
