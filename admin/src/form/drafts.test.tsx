import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { show } from '../../test/screen';
import type { ProspectRecord } from '../api/types';
import { RecordNotes } from '../components/RecordNotes';
import { NotesEditor } from '../resources/prospects/NotesEditor';
import { clearDrafts } from './drafts';

const typed = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ });

describe('notes that are not saved yet', () => {
  afterEach(clearDrafts);

  const record = { id: 'r1', notes: 'Rappeler lundi' };
  const openRow = (update = async () => ({ data: record })) =>
    show(
      <ResourceContextProvider value="referrals">
        <RecordContextProvider value={record}>
          <RecordNotes />
        </RecordContextProvider>
      </ResourceContextProvider>,
      { update } as never,
    );

  it('are restored when the row is opened again, until they are saved', async () => {
    const first = openRow();
    await first.user.type(await typed(), ', à dix heures');
    first.unmount();
    const second = openRow();
    expect((await typed()).value).toBe('Rappeler lundi, à dix heures');
    await second.user.click(screen.getByRole('button', { name: 'Enregistrer les notes' }));
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    second.unmount();
    openRow();
    expect((await typed()).value).toBe('Rappeler lundi');
  });

  it('show a later change by a colleague once they are saved', async () => {
    sessionStorage.setItem('smartindex.draft.referrals.r1.notes', 'Rappeler mardi');
    let write: (notes: string) => void = () => undefined;
    function Row() {
      const [notes, setNotes] = useState(record.notes);
      write = setNotes;
      return (
        <ResourceContextProvider value="referrals">
          <RecordContextProvider value={{ ...record, notes }}>
            <RecordNotes />
          </RecordContextProvider>
        </ResourceContextProvider>
      );
    }
    const update = async (_resource: string, { data }: { data: { notes: string } }) => {
      act(() => write(data.notes));
      return { data: { ...record, ...data } };
    };
    const { user } = show(<Row />, { update } as never);
    expect((await typed()).value).toBe('Rappeler mardi');
    await user.click(screen.getByRole('button', { name: 'Enregistrer les notes' }));
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    act(() => write('Anne l’a rappelée'));
    await waitFor(async () => expect((await typed()).value).toBe('Anne l’a rappelée'));
  });

  it('survive a failed save, and belong to one record', async () => {
    let tries = 0;
    const { user, unmount } = openRow(async () => {
      tries += 1;
      throw new Error('Panne.');
    });
    await user.type(await typed(), '!');
    await user.click(screen.getByRole('button', { name: 'Enregistrer les notes' }));
    await waitFor(() => expect(tries).toBe(1));
    unmount();
    openRow();
    expect((await typed()).value).toBe('Rappeler lundi!');
  });

  const prospect = { id: 'p1', notes: '' } as ProspectRecord;

  it('of a prospect survive a change of tab, and are deleted when they are discarded', async () => {
    const open = () =>
      show(
        <ResourceContextProvider value="prospects">
          <NotesEditor prospect={prospect} />
        </ResourceContextProvider>,
      );
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Ajouter une note' }));
    await first.user.type(await typed(), 'Parle de son fils');
    first.unmount();
    const second = open();
    expect((await typed()).value).toBe('Parle de son fils');
    await second.user.click(screen.getByRole('button', { name: 'Annuler' }));
    second.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Ajouter une note' })).toBeTruthy();
  });
});
