import { screen, waitFor } from '@testing-library/react';
import { CreateBase, ResourceContextProvider } from 'react-admin';
import { show } from '../../../test/screen';
import { ProspectForm } from './ProspectForm';
import { formValues } from './prospect-form';

/** The form for a new prospect, before a server that knows nobody yet. */
function open() {
  const sent: unknown[] = [];
  const { user } = show(
    <ResourceContextProvider value="prospects">
      <CreateBase transform={formValues} redirect={false}>
        <ProspectForm isNew onCancel={() => undefined} />
      </CreateBase>
    </ResourceContextProvider>,
    {
      getList: async () => ({ data: [], total: 0 }),
      create: async (_resource: string, { data }: { data: object }) => {
        sent.push(data);
        return { data: { ...data, id: 'p1' } };
      },
    } as never,
  );
  const type = (label: string, text: string) => user.type(screen.getByRole('textbox', { name: label }), text);
  const submit = () => user.click(screen.getByRole('button', { name: 'Ajouter le prospect' }));
  const choose = (label: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name: label }), option);
  return { sent, type, choose, submit };
}

describe('the form for a new prospect', () => {
  it('shows missing and invalid fields and sends nothing', async () => {
    const { sent, type, submit } = open();
    await type('Prénom', 'Zoé');
    await type('Adresse e-mail', 'zoe@');
    await type('Site web', 'pas une adresse');
    await submit();
    expect(await screen.findByText('Indiquez le nom.')).toBeTruthy();
    expect(screen.queryByText('Indiquez le prénom.')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Adresse e-mail' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Site web' }).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('sends its own fields, and no other', async () => {
    const { sent, type, choose, submit } = open();
    await type('Prénom', 'Zoé');
    await type('Nom', 'Bärtschi');
    await type('Adresse e-mail', 'zoe@menuiserie.ch');
    await type('Site web', 'menuiserie.ch');
    await choose('Langue', 'Allemand');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      expect.objectContaining({ prenom: 'Zoé', nom: 'Bärtschi', email: 'zoe@menuiserie.ch', site_url: 'menuiserie.ch', language: 'de' }),
    ]);
  });
});
