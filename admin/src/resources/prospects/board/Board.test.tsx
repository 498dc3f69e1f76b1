import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type Identifier, ListContextProvider, ResourceContextProvider } from 'react-admin';
import { show } from '../../../../test/screen';
import { serve } from '../../../../test/server';
import type { ProspectStatus } from '../../../api/types';
import type { ListedProspect } from '../prospect-columns';
import { Board } from './Board';

const TEAM = [{ id: 'anne', name: 'Anne Rochat', is_open: true }];
const prospect = (name: string, status: ProspectStatus, more: Partial<ListedProspect> = {}) =>
  ({
    id: name,
    company: name,
    prenom: 'Zoé',
    nom: 'Blanc',
    status,
    score: 72,
    metadata: {},
    owner_id: null,
    next_action: null,
    ...more,
  }) as ListedProspect;
const BAKER = prospect('Boulangerie Rochat', 'new', {
  owner_id: 'anne',
  next_action: 'Rappeler',
  next_action_at: '2020-01-06T08:00:00.000Z',
});

/** The board of these prospects, before a server that writes what it is told, unless `refusal` says why not. */
async function open(prospects: ListedProspect[], { filter = {}, refusal = '', mayEdit = true } = {}) {
  serve({ 'GET /api/admin/colleagues': () => TEAM });
  let kept = prospects;
  const written: [Identifier, ...string[]][] = [];
  const getList = async (
    _: string,
    {
      filter: asked,
      pagination = { page: 1, perPage: 25 },
    }: { filter?: Partial<ListedProspect>; pagination?: { page: number; perPage: number } },
  ) => {
    const found = kept.filter(({ status }) => status === asked?.status);
    const first = (pagination.page - 1) * pagination.perPage;
    return { data: found.slice(first, first + pagination.perPage), total: found.length };
  };
  const update = async (_: string, { id, data }: { id: Identifier; data: { status: ProspectStatus; status_reason?: string } }) => {
    written.push([id, data.status, ...(data.status_reason ? [data.status_reason] : [])]);
    if (refusal) throw new HttpError(refusal, 403, { message: refusal });
    kept = kept.map((one) => (one.id === id ? { ...one, ...data } : one));
    return { data: kept.find((one) => one.id === id) };
  };
  const auth = {
    getIdentity: async () => ({ id: 'me' }),
    canAccess: async () => mayEdit,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
  };
  const list = { filterValues: filter, sort: { field: 'created_at', order: 'DESC' } };
  const { user } = show(
    <ResourceContextProvider value="prospects">
      <ListContextProvider value={list as never}>
        <Board />
      </ListContextProvider>
    </ResourceContextProvider>,
    { getList, update } as never,
    auth as never,
  );
  await screen.findAllByRole('link');
  if (mayEdit) await screen.findAllByRole('button', { name: /^Passer/ });
  await waitFor(() => expect(screen.queryByRole('heading', { name: /–/ })).toBeNull());
  return { user, written };
}

const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name} `) });
const cardsIn = (name: string) =>
  within(column(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

it('has a column for each status in its order, with exact counts, and shows 25 cards and more on demand', async () => {
  const { user } = await open(Array.from({ length: 60 }, (_, n) => prospect(`Garage ${n}`, 'contacted')));
  const names = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
  expect(names).toEqual(['Nouveau 0', 'Contacté 60', 'Qualifié 0', 'Converti 0', 'Écarté 0']);
  expect(cardsIn('Contacté')).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Afficher les 25 suivants' }));
  await user.click(await screen.findByRole('button', { name: 'Afficher les 10 suivants' }));
  await waitFor(() => expect(cardsIn('Contacté')).toHaveLength(60));
  expect(screen.queryByRole('button', { name: /suivant/ })).toBeNull();
});

it('shows name, score, owner and overdue action of a card', async () => {
  await open([BAKER]);
  const card = screen.getByRole('listitem');
  await within(card).findByText('Anne Rochat');
  expect(card.textContent).toBe('Boulangerie RochatRappeler, 06.01.2020, en retardAnne Rochat72MoyenPasser à…');
});

it('moves a card by mouse at once, announces it, and undoes it', async () => {
  const { user, written } = await open([BAKER, prospect('Garage', 'qualified')]);
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(screen.getAllByRole('listitem')[0] as HTMLElement, { dataTransfer });
  fireEvent.dragOver(column('Qualifié'), { dataTransfer });
  fireEvent.drop(column('Qualifié'), { dataTransfer });
  expect(cardsIn('Nouveau')).toEqual([]);
  expect(cardsIn('Qualifié')[0]).toBe('Boulangerie Rochat');
  expect(column('Qualifié').querySelector('h2')?.textContent).toBe('Qualifié 2');
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(written).toEqual([
      ['Boulangerie Rochat', 'qualified'],
      ['Boulangerie Rochat', 'new'],
    ]),
  );
  await waitFor(() => expect(cardsIn('Nouveau')).toEqual(['Boulangerie Rochat']));
  await waitFor(() => expect(column('Qualifié').querySelector('h2')?.textContent).toBe('Qualifié 1'));
});

it('moves the focus by arrow keys and the card with Shift, and announces it', async () => {
  const { user, written } = await open([BAKER, prospect('Garage', 'new'), prospect('Hôtel', 'converted')]);
  screen.getByRole('link', { name: /^Boulangerie/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toMatch(/^Garage/);
  await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(cardsIn('Qualifié')).toEqual(['Boulangerie Rochat']);
  expect(document.activeElement?.textContent).toMatch(/^Boulangerie/);
  expect(screen.getByRole('status').textContent).toBe('Boulangerie Rochat\u202f: Qualifié');
  await waitFor(() => expect(written.map(([, status]) => status)).toEqual(['contacted', 'qualified']));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toMatch(/^Hôtel/);
});

it('moves a card by its menu, asks for the reason of a rejection, and reverts it when the server rejects the move', async () => {
  const { user, written } = await open([BAKER], { refusal: 'Ce prospect n’existe pas ou a été supprimé.' });
  await user.click(screen.getByRole('button', { name: 'Passer à…\u202f: Boulangerie Rochat' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Contacté', 'Qualifié', 'Converti', 'Écarté']);
  await user.click(screen.getByRole('menuitem', { name: 'Écarté' }));
  expect(written).toEqual([]);
  await user.type(await screen.findByRole('textbox', { name: 'Raison' }), 'Hors cible');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(written).toEqual([['Boulangerie Rochat', 'rejected', 'Hors cible']]));
  await waitFor(() => expect(cardsIn('Nouveau')).toEqual(['Boulangerie Rochat']));
  await waitFor(() => expect(column('Écarté').querySelector('h2')?.textContent).toBe('Écarté 0'));
  expect(screen.getByRole('status').textContent).toBe('Refusé. Boulangerie Rochat reste\u202f: Nouveau');
});

it('shows the filtered column alone, and no move for read-only users', async () => {
  await open([BAKER], { filter: { status: 'new' }, mayEdit: false });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Passer/ })).toBeNull();
  expect(screen.getByRole('listitem').getAttribute('draggable')).toBe('false');
});
