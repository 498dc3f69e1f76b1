import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { show } from '../../../test/screen';
import { Refusal, serve } from '../../../test/server';
import type { RecentAction } from '../../api/types';
import { hideNotice, useNotice } from '../../components/notice';
import { ActionList } from './ActionList';

const ACTION: RecentAction = {
  id: 'a1',
  kind: 'status',
  code: 'set_status',
  values: { count: 12, value: 'qualified', name: 'qualified' },
  at: '2026-11-23T09:00:00.000Z',
  user: { id: 'u1', name: 'Anne Rochat' },
  count: 12,
  prospects: [{ id: 'p1', name: 'Garage du Lac' }],
  filter: { of_action: 'a1' },
  campaign_id: null,
  cost: null,
  state: 'done',
  undoable: true,
  undo_until: '2026-11-24T09:00:00.000Z',
};
const Notice = () => <p data-testid="notice">{useNotice()?.text}</p>;

function list(actions: RecentAction[]) {
  const server = { getList: async () => ({ data: actions, total: actions.length }) as never };
  return show(
    <>
      <Notice />
      <ResourceContextProvider value="actions">
        <ActionList />
      </ResourceContextProvider>
    </>,
    server,
  );
}

afterEach(hideNotice);

it('describes actions and links to their prospects', async () => {
  list([
    ACTION,
    { ...ACTION, id: 'a2', code: 'delete_one', kind: 'deletion', values: { name: null, count: 1 }, count: 1, prospects: [], filter: null },
    { ...ACTION, id: 'a3', code: 'set_owner', kind: 'owner', values: { name: null, value: null, count: 2 }, count: 2 },
    { ...ACTION, id: 'a4', code: 'set_language', kind: 'language', values: { name: 'de', value: 'de', count: 3 }, count: 3 },
    { ...ACTION, id: 'a5', code: 'set_language', kind: 'language', values: { name: null, value: null, count: 4 }, count: 4 },
  ]);
  expect(await screen.findByText('12 prospects passés à « Qualifié »')).toBeTruthy();
  expect(screen.getByRole('link', { name: '11 autres' }).getAttribute('href')).toContain('of_action');
  expect(screen.getByText('Suppression définitive d’un prospect')).toBeTruthy();
  expect(screen.getByText('2 prospects laissés sans responsable')).toBeTruthy();
  expect(screen.getByText('Langue de 3 prospects : Allemand')).toBeTruthy();
  expect(screen.getByText('Langue de 4 prospects laissée au visiteur')).toBeTruthy();
});

it('reports for how many prospects an action was undone; an undo for none, or one that is too late, is an error', async () => {
  let answer: unknown = { id: 'a1', count: 10, kept: 2 };
  serve({ 'POST /api/admin/actions/a1/undo': () => answer });
  const { user } = list([ACTION]);
  const undo = async () => user.click(await screen.findByRole('button', { name: /^Annuler/ }));
  const notice = () => screen.getByTestId('notice').textContent;
  await undo();
  await waitFor(() => expect(notice()).toBe('Action annulée pour 10 prospects. 2 ont changé depuis et restent ainsi.'));
  hideNotice();
  answer = { id: 'a1', count: 0, kept: 12 };
  await undo();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Annuler/ })).not.toHaveProperty('disabled', true));
  expect(notice()).toBe('');
  answer = new Refusal(409, { message: 'Il est trop tard pour annuler cette action.' });
  await undo();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Annuler/ })).not.toHaveProperty('disabled', true));
  expect(notice()).toBe('');
});
