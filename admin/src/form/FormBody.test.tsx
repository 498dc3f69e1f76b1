import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RecordContextProvider, TextInput } from 'react-admin';
import { show } from '../../test/screen';
import { PlainForm } from './FormBody';

/** A form whose record somebody else changes, as when the page behind reads it again. */
function Page() {
  const [record, setRecord] = useState({ id: 1, nom: 'Rochat', poste: 'Boulanger' });
  return (
    <RecordContextProvider value={record}>
      <button type="button" onClick={() => setRecord({ ...record, nom: 'Favre', poste: 'Gérante' })}>
        Relire
      </button>
      <PlainForm>
        <TextInput source="nom" label="Nom" />
        <TextInput source="poste" label="Poste" />
      </PlainForm>
    </RecordContextProvider>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a record that is read again while the user types', () => {
  it('updates other fields and keeps typed values', async () => {
    const { user } = show(<Page />);
    await user.clear(field('Nom'));
    await user.type(field('Nom'), 'Rochat-Favre');
    await user.click(screen.getByRole('button', { name: 'Relire' }));
    await waitFor(() => expect(field('Poste').value).toBe('Gérante'));
    expect(field('Nom').value).toBe('Rochat-Favre');
  });
});
