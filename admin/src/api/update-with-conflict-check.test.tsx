import { type DataProvider, HttpError } from 'react-admin';
import { updateWithConflictCheck } from './update-with-conflict-check';

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
  return { sent, update: updateWithConflictCheck(put) };
}

const change = (data: object) => ({ id: 'p', data, previousData: RECORD });

it('sends changed fields with their former values', async () => {
  const { sent, update } = serverOf([]);
  await update('prospects', change({ nom: 'Rochat SA', ville: 'Nyon', notes: 'Vu' }));
  expect(sent).toEqual([{ nom: 'Rochat SA', notes: 'Vu', read: { nom: 'Rochat', notes: null } }]);
});

it('overwrites the change of a colleague only after the conflict was reported', async () => {
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

it('sends no former value for fields that carry their own version', async () => {
  const { sent, update } = serverOf([]);
  await update('prospects', change({ notes: 'b', notes_read: 'a' }));
  expect(sent).toEqual([{ notes: 'b', notes_read: 'a' }]);
});
