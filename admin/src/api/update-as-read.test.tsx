import { type DataProvider, HttpError } from 'react-admin';
import { updateAsRead } from './update-as-read';

const RECORD = { id: 'p', nom: 'Rochat', ville: 'Nyon', notes: null };

/** A server that refuses what it is told to; answers what was sent. */
function serverOf(refusals: unknown[]) {
  const sent: unknown[] = [];
  const put = (async (_resource, { data }) => {
    sent.push(data);
    const theirs = refusals.shift();
    if (theirs) throw new HttpError('Anne a modifié', 409, { code: 'changed_meanwhile', theirs });
    return { data: RECORD };
  }) as DataProvider['update'];
  return { sent, update: updateAsRead(put) };
}

const change = (data: object) => ({ id: 'p', data, previousData: RECORD });

it('sends what was changed, with what had stood there', async () => {
  const { sent, update } = serverOf([]);
  await update('prospects', change({ nom: 'Rochat SA', ville: 'Nyon', notes: 'Vu' }));
  expect(sent).toEqual([{ nom: 'Rochat SA', notes: 'Vu', read: { nom: 'Rochat', notes: null } }]);
});

it('replaces a colleague’s words only after they were told', async () => {
  const { sent, update } = serverOf([{ nom: 'Rochat Frères' }]);
  const mine = change({ nom: 'Rochat SA' });
  await expect(update('prospects', mine)).rejects.toThrow('Anne');
  await update('prospects', mine);
  await update('prospects', change({ nom: 'Rochat et Cie' }));
  expect(sent).toEqual([
    { nom: 'Rochat SA', read: { nom: 'Rochat' } },
    { nom: 'Rochat SA', read: { nom: 'Rochat Frères' } },
    { nom: 'Rochat et Cie', read: { nom: 'Rochat' } },
  ]);
});

it('leaves alone what says itself which text was read', async () => {
  const { sent, update } = serverOf([]);
  await update('prospects', change({ notes: 'b', notes_read: 'a' }));
  expect(sent).toEqual([{ notes: 'b', notes_read: 'a' }]);
});
