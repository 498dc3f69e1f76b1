import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { show } from '../../../../test/screen';
import { Refusal, serve } from '../../../../test/server';
import type { NoteRecord, ProspectRecord, TaskRecord } from '../../../api/types';
import { clearDrafts } from '../../../form/drafts';
import { FollowUpSection } from './FollowUpSection';

const P = '5e0f4a0e-8d4b-4c9e-9f5a-2a5b8a8f7c11';
const ME = { id: 'me', fullName: 'Luc Morel', role: 'staff' };
const TEAM = [
  { id: 'me', name: 'Luc Morel', is_open: true },
  { id: 'anne', name: 'Anne Rochat', is_open: true },
  { id: 'gone', name: 'Paul Blanc', is_open: false },
];
const NOTE: NoteRecord = {
  id: 'n1',
  prospect_id: P,
  kind: 'note',
  outcome: null,
  content: 'Veut un devis',
  mail: null,
  at: '2026-11-20T09:00:00.000Z',
  author: { id: 'me', name: 'Luc Morel' },
  changed_by: null,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
};
const TASK: TaskRecord = {
  id: 't1',
  prospect_id: P,
  title: 'Rappeler',
  due_at: '2020-01-06T08:00:00.000Z',
  done_at: null,
  assignee_id: 'anne',
  created_by: 'me',
  created_at: '2020-01-01T08:00:00.000Z',
};
const address = (of: string, query: Record<string, unknown> = {}) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]));
  return `/api/admin/prospects/${P}/${of}${text.size > 0 ? `?${text}` : ''}`;
};

afterEach(clearDrafts);

/** The section of a prospect with one note and one task, before a server that keeps what is sent. */
function open(answers: Record<string, (sent: unknown) => unknown> = {}) {
  const sent: unknown[] = [];
  const keep = (answer: unknown) => (body: unknown) => {
    sent.push(body);
    return answer;
  };
  serve({
    'GET /api/admin/colleagues': () => TEAM,
    [`GET ${address('notes', { range: [0, 499] })}`]: () => [NOTE],
    [`GET ${address('tasks')}`]: () => [TASK],
    [`POST ${address('notes')}`]: keep(NOTE),
    [`POST ${address('calls')}`]: keep(NOTE),
    [`PUT ${address('tasks')}/t1`]: keep(TASK),
    ...answers,
  });
  const auth = {
    getIdentity: async () => ME,
    canAccess: async () => true,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
  };
  const update = async (_: string, { data }: { data: object }) => {
    sent.push(data);
    return { data: { id: P, ...data } };
  };
  const prospect = { id: P, telephone: '+41791234567', owner_id: null } as ProspectRecord;
  const { user } = show(
    <ResourceContextProvider value="prospects">
      <FollowUpSection prospect={prospect} />
    </ResourceContextProvider>,
    { update } as never,
    auth as never,
  );
  return { user, sent };
}

it('shows owners, the next task and that it is overdue, and marks it as done', async () => {
  const { user, sent } = open();
  const owner = await screen.findByRole('combobox', { name: 'Responsable' });
  await within(owner).findByRole('option', { name: 'Luc Morel (vous)' });
  expect(within(owner).queryByRole('option', { name: /Paul/ })).toBeNull();
  await user.selectOptions(owner, 'Anne Rochat');
  expect(await screen.findByText('06.01.2020, 09:00, en retard, Anne Rochat')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Fait\u202f: Rappeler' }));
  await waitFor(() => expect(sent).toEqual([{ owner_id: 'anne' }, { done: true }]));
});

it('keeps a draft until it is sent; a call has an outcome', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Noter l’appel' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Issue de l’appel' }), 'Messagerie vocale');
  await user.type(screen.getByRole('textbox', { name: 'Nouvel échange' }), 'Lundi matin');
  expect(sessionStorage.getItem(`smartindex.draft.prospects.${P}.exchange`)).toBe('Lundi matin');
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { outcome: 'voicemail', text: 'Lundi matin', closes: 't1', next: { title: 'Rappeler', due_at: expect.any(String) } },
    ]),
  );
  await waitFor(() => expect(sessionStorage.getItem(`smartindex.draft.prospects.${P}.exchange`)).toBeNull());
});

it('proposes the next step after a call, which can be changed or removed', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Noter l’appel' }));
  const step = await screen.findByRole('textbox', { name: 'Prochaine action' });
  await waitFor(() => expect((step as HTMLInputElement).value).toBe('Relancer'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Issue de l’appel' }), 'Mauvais numéro');
  await waitFor(() => expect((step as HTMLInputElement).value).toBe('Trouver le bon numéro'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action terminée par cet échange' }), 'Aucune');
  await user.clear(step);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Issue de l’appel' }), 'A répondu');
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(sent).toEqual([{ outcome: 'reached', text: '', closes: null, next: null }]));
});

it('shows both texts on a conflict, and overwrites the one that was read', async () => {
  const versions: unknown[] = [];
  const { user } = open({
    [`GET ${address('notes', { filter: { id: ['n1'] } })}`]: () => [{ ...NOTE, content: 'Le texte d’Anne', version: 2 }],
    [`PUT ${address('notes')}/n1`]: (sent) => {
      versions.push(sent);
      return versions.length === 1 ? new Refusal(409, { message: 'Anne Rochat a modifié cette note entre-temps.' }) : NOTE;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Modifier l’échange/ }));
  const field = screen.getByRole('textbox', { name: 'Texte de l’échange' });
  await user.type(field, ' détaillé');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Anne Rochat a modifié cette note entre-temps.')).toBeTruthy();
  expect(await screen.findByText('Le texte d’Anne')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Veut un devis détaillé');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(versions).toEqual([1, 2].map((version) => ({ content: 'Veut un devis détaillé', version }))));
});
