import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { show } from '../../test/screen';
import { Column } from './Column';
import { ColumnsButton } from './ColumnsButton';
import { FilterSelect } from './filters';
import { RecordList, ResourceList, ResourceListBase } from './ResourceList';
import { SearchInput } from './SearchInput';

interface Bakery {
  id: string;
  name: string;
  town: string;
  example?: boolean;
}

const Col = Column<Bakery>;
const BAKERIES: Bakery[] = ['Anne', 'Béa', 'Carl', 'Dora'].map((name) => ({ id: name, name, town: 'Genève', example: name === 'Béa' }));
const EMPTY = { empty: { title: 'Rien' }, filtered: { title: 'Rien de tel' } };

/** Answers every question with these, and remembers the questions. */
function serverOf(data: Bakery[]) {
  const asked: Parameters<DataProvider['getList']>[1][] = [];
  const getList = (async (_resource, params) => {
    asked.push(params);
    return { data, total: data.length };
  }) as DataProvider['getList'];
  return { asked, server: { getList } };
}

const names = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('a list', () => {
  it('is sorted by a header in its initial order, then reversed, and announces the order', async () => {
    const { asked, server } = serverOf(BAKERIES);
    const { user } = show(
      <ResourceList resource="bakeries" title="Boulangeries" sort={{ field: 'name', order: 'ASC' }} {...EMPTY}>
        <Col source="name" label="users.column.name" sortByOrder="ASC" />
        <Col source="score" sortBy="points" label="analytics.scores.column" sortByOrder="DESC" render={() => 12} />
        <Col source="town" label="queue.fact.city" />
      </ResourceList>,
      server,
    );
    await screen.findByText('Anne');
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Nom').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.queryByRole('button', { name: 'Lieu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'points', order: 'DESC' }));
    expect(head('Score').getAttribute('aria-sort')).toBe('descending');
    expect(head('Nom').getAttribute('aria-sort')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'points', order: 'ASC' }));
  });

  it('distinguishes an empty list from filters without a match', async () => {
    const { asked, server } = serverOf([]);
    const { user } = show(
      <ResourceList
        resource="bakeries"
        title="Boulangeries"
        filters={<FilterSelect source="town" label="Lieu" any="Partout" choices={[{ value: 'Nyon', label: 'À Nyon' }]} />}
        {...EMPTY}
      >
        <Col source="name" label="users.column.name" />
      </ResourceList>,
      server,
    );
    expect(await screen.findByRole('heading', { name: 'Rien' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lieu' }), 'À Nyon');
    expect(await screen.findByRole('heading', { name: 'Rien de tel' })).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ town: 'Nyon' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lieu' }), 'Partout');
    expect(await screen.findByRole('heading', { name: 'Rien' })).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}));
  });

  it('selects a row with x, everything up to another with the shift key, and the page with its box', async () => {
    const { user } = show(
      <ResourceList resource="bakeries" title="Boulangeries" isSelectable expand={() => <p>Ouvert</p>} {...EMPTY}>
        <Col source="name" label="users.column.name" />
      </ResourceList>,
      serverOf(BAKERIES).server,
    );
    await screen.findByText('Dora');
    const checked = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
    await user.keyboard('jjx');
    expect(checked()).toEqual([false, false, true, false, false]);
    await user.keyboard('{Shift>}');
    await user.click(screen.getAllByRole('checkbox')[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(checked()).toEqual([false, false, true, true, true]);
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(checked()).toEqual([true, true, true, true, true]);
    await user.keyboard('k{Enter}');
    expect(await screen.findByText('Ouvert')).toBeTruthy();
  });

  it('closes an open row when a filter changes, and keeps it open during a search', async () => {
    const { asked, server } = serverOf(BAKERIES);
    const { user } = show(
      <ResourceList
        resource="bakeries"
        title="Boulangeries"
        filters={
          <>
            <SearchInput placeholder="Nom" />
            <FilterSelect source="town" label="Lieu" any="Partout" choices={[{ value: 'Genève', label: 'À Genève' }]} />
          </>
        }
        expand={() => <p>Ouvert</p>}
        {...EMPTY}
      >
        <Col source="name" label="users.column.name" />
      </ResourceList>,
      server,
    );
    const row = () => screen.findByRole('button', { name: 'Ouvrir Anne' });
    await user.click(await row());
    await user.type(screen.getByRole('searchbox'), 'Anne');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'Anne' }));
    expect(screen.getByText('Ouvert')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lieu' }), 'À Genève');
    expect(await row()).toBeTruthy();
    expect(screen.queryByText('Ouvert')).toBeNull();
  });

  it('marks a made-up company once, and shows the selected columns', async () => {
    const columns = [
      <Col key="name" source="name" label="users.column.name" isFixed />,
      <Col key="town" source="town" label="queue.fact.city" />,
      <Col key="id" source="id" label="users.column.email" />,
    ];
    const { user } = show(
      <ResourceListBase resource="bakeries">
        <ColumnsButton columns={columns} hiddenColumns={['id']} />
        <RecordList caption="Boulangeries" hiddenColumns={['id']} {...EMPTY}>
          {columns}
        </RecordList>
      </ResourceListBase>,
      serverOf(BAKERIES).server,
    );
    await screen.findByText('Anne');
    expect(names()).toEqual(['NomLieu', 'AnneGenève', 'BéaExempleGenève', 'CarlGenève', 'DoraGenève']);
    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    expect(screen.queryByRole('checkbox', { name: 'Nom' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Adresse e-mail' }));
    await user.click(screen.getByRole('checkbox', { name: 'Lieu' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names()[1]).toBe('AnneAnne'));
  });
});

describe('the width of a column', () => {
  it('is changed by dragging or by keys, down to a minimum, and reset', async () => {
    const columns = [
      <Col key="name" source="name" label="users.column.name" isFixed sortByOrder="ASC" />,
      <Col key="town" source="town" label="queue.fact.city" width="medium" sortByOrder="ASC" />,
    ];
    const { user } = show(
      <ResourceListBase resource="bakeries">
        <ColumnsButton columns={columns} hiddenColumns={[]} />
        <RecordList caption="Boulangeries" {...EMPTY}>
          {columns}
        </RecordList>
      </ResourceListBase>,
      serverOf(BAKERIES).server,
    );
    await screen.findByText('Anne');
    const width = (name: string) => screen.getByRole('columnheader', { name, hidden: true }).style.getPropertyValue('--width');
    expect([width('Nom'), width('Lieu')]).toEqual(['', '150px']);
    screen.getByRole('button', { name: 'Nom' }).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    screen.getByRole('button', { name: 'Lieu' }).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect([width('Nom'), width('Lieu')]).toEqual(['160px', '64px']);
    const edge = screen.getByRole('columnheader', { name: 'Lieu' });
    edge.setPointerCapture = () => undefined;
    fireEvent.pointerDown(edge, { clientX: 100 });
    fireEvent.pointerMove(edge, { clientX: 400 });
    fireEvent.pointerUp(edge);
    fireEvent.pointerMove(edge, { clientX: 500 });
    expect(width('Lieu')).toBe('300px');
    await user.dblClick(edge);
    expect(width('Lieu')).toBe('150px');
    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    await user.click(screen.getByRole('button', { name: 'Colonnes d’origine' }));
    expect(width('Nom')).toBe('');
  });
});

describe('changes by colleagues', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  const list = (pollMs?: number) => (
    <ResourceList resource="bakeries" title="Boulangeries" pollMs={pollMs} {...EMPTY}>
      <Col
        source="name"
        label="users.column.name"
        render={({ name, id }) => <button data-row-link="" type="button">{`${name} ${id}`}</button>}
      />
      <Col source="town" label="queue.fact.city" />
    </ResourceList>
  );
  const [anne, bea, carl, dora] = BAKERIES as [Bakery, Bakery, Bakery, Bakery];

  /** A server whose answer a test changes. */
  function serverWith(data: Bakery[]) {
    const state = { data };
    return { state, server: { getList: (async () => ({ data: state.data, total: state.data.length })) as DataProvider['getList'] } };
  }

  it('are announced above the rows, and shown on request', async () => {
    const { state, server } = serverWith([anne, bea]);
    const { user } = show(list(), server);
    await screen.findByText('Anne Anne');
    state.data = [dora, { ...anne, town: 'Nyon' }, carl];
    look();
    const said = await screen.findByRole('button', { name: '1 nouveau · 2 modifiés ailleurs Afficher' });
    expect(names()).toEqual(['NomLieu', 'Anne AnneGenève', expect.stringContaining('Béa')]);
    said.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['NomLieu', 'Dora DoraGenève', 'Anne AnneNyon', 'Carl CarlGenève']));
    expect(screen.queryByText(/Afficher/)).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dora Dora'));
  });

  it('are announced above an empty list', async () => {
    const { state, server } = serverWith([]);
    show(list(), server);
    await screen.findByRole('heading', { name: 'Rien' });
    state.data = [anne, bea];
    look();
    expect(await screen.findByRole('button', { name: /2 nouveaux/ })).toBeTruthy();
  });

  it('are shown at once in lists that poll, as long as no row would move', async () => {
    const { state, server } = serverWith([anne, carl]);
    show(list(600_000), server);
    await screen.findByText('Anne Anne');
    state.data = [{ ...anne, town: 'Nyon' }, carl];
    look();
    await screen.findByText('Nyon');
    expect(screen.queryByText(/Afficher/)).toBeNull();
    state.data = [
      { ...carl, town: 'Vevey' },
      { ...anne, town: 'Nyon' },
    ];
    look();
    expect(await screen.findByRole('button', { name: /1 modifié ailleurs/ })).toBeTruthy();
    expect(names().slice(1)).toEqual(['Anne AnneNyon', 'Carl CarlGenève']);
  });

  it('are not announced once the list was read again', async () => {
    const { state, server } = serverWith([anne]);
    const { user } = show(list(), server);
    await screen.findByText('Anne Anne');
    state.data = [anne, carl];
    look();
    await screen.findByRole('button', { name: /1 nouveau/ });
    await user.click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findByText('Carl Carl');
    expect(screen.queryByText(/Afficher/)).toBeNull();
  });
});
