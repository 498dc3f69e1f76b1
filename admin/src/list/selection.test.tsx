import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type DataProvider, useListContext, useStoreContext } from 'react-admin';
import { show } from '../../test/screen';
import { ProspectList } from '../resources/prospects/ProspectList';
import { Column } from './Column';
import { ResourceList } from './ResourceList';
import { useSelection } from './selection';

interface Shop {
  id: string;
  nom: string;
}

/** Every list with bulk actions, by its file. */
const BULK_LISTS: Record<string, ComponentType> = { 'resources/prospects/ProspectList.tsx': ProspectList };

const ROOT = join(import.meta.dirname, '..');
const sources = globSync('**/*.tsx', { cwd: ROOT })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const SHOPS: Shop[] = [
  'Pharmacie du Lac',
  'Pharmacie de la Gare',
  'Chez Rosalie',
  ...Array.from({ length: 27 }, (_, n) => `Pharmacie ${n}`),
].map((nom, index) => ({ id: `00000000-0000-4000-8000-0000000000${String(index + 10)}`, nom }));

/** A list that searches, sorts and pages as a server does; records can be deleted by a colleague. */
function serverOf(shops: Shop[], extra: object = {}) {
  const deleted = new Set<string>();
  const getList = (async (_resource, { filter, pagination, sort }) => {
    const found = shops
      .filter((_, index) => !('town' in filter) || index % 2 === 0)
      .filter(({ id, nom }) => !deleted.has(id) && nom.toLowerCase().includes(String(filter.q ?? '').toLowerCase()));
    if (sort?.field === 'nom') found.sort((one, other) => (sort.order === 'ASC' ? 1 : -1) * one.nom.localeCompare(other.nom));
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    return { data: found.slice((page - 1) * perPage, page * perPage).map((shop) => ({ ...extra, ...shop })), total: found.length };
  }) as DataProvider['getList'];
  return { deleted, server: { getList } };
}

/** Every way in which other rows come into sight, and what is selected. */
function Controls() {
  const { setFilters, setPage, setPerPage, setSort, refetch } = useListContext();
  const store = useStoreContext();
  const selection = useSelection();
  const { search, count, isAll, chosen } = selection;
  const changes: Record<string, () => void> = {
    'first search': () => setFilters({ q: 'pharmacie' }),
    'another search': () => setFilters({ q: 'chez rosalie' }),
    'another filter': () => setFilters({ q: 'pharmacie', town: 'Nyon' }),
    'no filter': () => setFilters({}),
    'another page': () => setPage(2),
    'another page size': () => setPerPage(10),
    'another order': () => setSort({ field: 'nom', order: 'DESC' }),
    reading: () => void refetch(),
    all: selection.selectAll,
    'page again': selection.selectPage,
    'old store': () => store.setItem('shops.selectedIds', [SHOPS[0]?.id]),
  };
  return (
    <>
      {Object.entries(changes).map(([name, run]) => (
        <button key={name} type="button" onClick={run}>
          {name}
        </button>
      ))}
      <output>{JSON.stringify({ search, count, isAll, ids: chosen.ids?.length ?? null, filter: chosen.filter })}</output>
    </>
  );
}

const Col = Column<Shop>;
const shopList = (
  <ResourceList
    resource="shops"
    title="Commerces"
    sort={{ field: 'nom', order: 'ASC' }}
    isSelectable
    filters={<Controls />}
    empty={{ title: 'Rien' }}
  >
    <Col source="nom" label="users.column.name" />
  </ResourceList>
);

const selected = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The search "pharmacie" with two rows ticked. */
async function searchAndTick() {
  const { deleted, server } = serverOf(SHOPS);
  const { user } = show(shopList, server);
  await screen.findByText('Chez Rosalie');
  press('first search');
  await waitFor(() => expect(screen.queryByText('Chez Rosalie')).toBeNull());
  for (const box of screen.getAllByRole('checkbox').slice(1, 3)) await user.click(box);
  expect(selected()).toMatchObject({ count: 2, ids: 2 });
  return { user, deleted };
}

describe('the selection of a list', () => {
  it.each(['another search', 'another filter', 'no filter', 'another page', 'another page size', 'another order'])(
    'is dropped by %s',
    async (change) => {
      await searchAndTick();
      press(change);
      await waitFor(() => expect(selected()).toMatchObject({ count: 0, ids: 0 }));
      await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]));
    },
  );

  it('loses a row that a colleague deletes, as soon as the list is read again', async () => {
    const { deleted } = await searchAndTick();
    const [box] = screen.getAllByRole('checkbox', { checked: true });
    deleted.add(box?.closest('tr')?.dataset.rowId ?? '');
    press('reading');
    await waitFor(() => expect(selected()).toMatchObject({ count: 1, ids: 1 }));
  });

  it('ignores ids that were stored by an earlier visit', async () => {
    show(shopList, serverOf(SHOPS).server);
    await screen.findByText('Pharmacie 0');
    press('old store');
    expect(selected().count).toBe(0);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('carries the filters under which its rows were seen', async () => {
    await searchAndTick();
    expect(selected().filter).toEqual({ q: 'pharmacie' });
  });

  it('covers other pages by the filter alone, says so, and leads back to the page', async () => {
    const { user } = show(shopList, serverOf(SHOPS).server);
    await screen.findByText('Pharmacie 0');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(selected()).toMatchObject({ count: 25, isAll: false });
    press('all');
    expect(selected()).toMatchObject({ count: 30, isAll: true, ids: null });
    press('page again');
    expect(selected()).toMatchObject({ count: 25, isAll: false, ids: 25 });
    press('all');
    await user.click(screen.getAllByRole('checkbox')[3] as HTMLElement);
    expect(selected()).toMatchObject({ count: 24, isAll: false, ids: 24 });
    press('another page');
    await waitFor(() => expect(selected()).toMatchObject({ count: 0, isAll: false }));
  });
});

describe('every list with bulk actions', () => {
  it('is tested here and stands in the frame that drops its selection', () => {
    const lists = sources.filter(({ path, text }) => /\bisSelectable$/m.test(text) && !path.startsWith('list/'));
    expect(lists.map(({ path }) => path)).toEqual(Object.keys(BULK_LISTS));
    expect(lists.filter(({ text }) => !/<ResourceList(Base)?\b/.test(text) || /\bListBase\b/.test(text))).toEqual([]);
    const others = sources.filter(({ text }) => /useRecordSelection|onUnselectItems|selectedIds/.test(text)).map(({ path }) => path);
    expect(others.filter((path) => !path.startsWith('list/'))).toEqual([]);
  });

  it.each(Object.entries(BULK_LISTS))('drops its selection with a new search, a tab and a new order: %s', async (_path, List) => {
    const record = {
      company: 'x',
      prenom: '',
      email: '',
      site_url: null,
      metadata: {},
      red_flags: [],
      red_flag_facts: {},
      status: 'new',
      review_status: 'draft',
      created_at: '2026-11-12T09:30:00.000Z',
    };
    const { server } = serverOf(SHOPS, record);
    const { user } = show(<List />, server);
    const bar = () => screen.queryByRole('region', { name: 'Prospects sélectionnés' });
    const tick = async () => {
      for (const box of (await screen.findAllByRole('checkbox', { name: /^Sélectionner (?!toute)/ })).slice(0, 2)) await user.click(box);
      expect(within(bar() as HTMLElement).getByRole('status').textContent).toBe('2 sélectionnés');
    };
    await tick();
    await user.type(screen.getByRole('searchbox'), 'pharmacie{Enter}');
    await waitFor(() => expect(bar()).toBeNull());
    await screen.findByText('1–25 sur 29');
    await tick();
    await user.click(screen.getByRole('button', { name: 'Pages vues' }));
    await waitFor(() => expect(bar()).toBeNull());
    await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]));
  });
});
