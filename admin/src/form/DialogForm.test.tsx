import { screen, waitFor } from '@testing-library/react';
import { HttpError, TextInput } from 'react-admin';
import { show } from '../../test/screen';
import { DialogForm } from './DialogForm';
import { requiredText } from './validators';

const NAME = requiredText('app.form.required');

function open(save: (values: Record<string, string>) => Promise<unknown>, onClose = () => undefined) {
  const dialog = (
    <DialogForm<Record<string, string>> title="Essai" defaultValues={{ name: '' }} onSave={save} onClose={onClose} submit="app.action.save">
      <TextInput source="name" label="Nom" helperText="Comme sur la carte" validate={NAME} />
    </DialogForm>
  );
  const { user } = show(dialog);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { user, field, described, press: () => user.click(screen.getByRole('button', { name: 'Enregistrer' })) };
}

const refusal = (errors?: Record<string, string>) => () => Promise.reject(new HttpError('Refusé', 422, { message: 'Refusé', errors }));

describe('a dialog with fields', () => {
  it('submits with Enter and closes', async () => {
    const sent: unknown[] = [];
    let isClosed = false;
    const { user, field } = open(
      async (values) => sent.push(values),
      () => {
        isClosed = true;
      },
    );
    await user.type(field, 'Rochat{Enter}');
    await waitFor(() => expect(isClosed).toBe(true));
    expect(sent).toEqual([{ name: 'Rochat' }]);
  });

  it('shows validation errors beside their fields and sends nothing', async () => {
    const sent: unknown[] = [];
    const { field, described, press, user } = open(async (values) => sent.push(values));
    expect(described()).toBe('Comme sur la carte');
    await user.type(field, '   ');
    await press();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(described()).toBe('Veuillez remplir tous les champs obligatoires');
    expect(sent).toEqual([]);
  });

  it('shows a field error of the server beside its field and keeps typed values', async () => {
    const { user, field, described, press } = open(refusal({ name: 'Déjà pris' }));
    await user.type(field, 'Rochat');
    await press();
    await waitFor(() => expect(described()).toBe('Déjà pris'));
    expect(screen.queryByText('Refusé')).toBeNull();
    expect(field.value).toBe('Rochat');
  });

  it('keeps the focus in the dialog while it submits, and submits once', async () => {
    let sent = 0;
    let refuse: (error: Error) => void = () => undefined;
    let isClosed = false;
    const sending = () => {
      sent += 1;
      return new Promise((_, reject) => {
        refuse = reject;
      });
    };
    const { user, field, press } = open(sending, () => {
      isClosed = true;
    });
    await user.type(field, 'Rochat');
    await press();
    await user.keyboard('{Enter}');
    await press();
    const button = screen.getByRole('button', { name: 'Enregistrer' });
    expect([sent, document.activeElement, button.getAttribute('aria-disabled')]).toEqual([1, button, 'true']);
    refuse(new HttpError('Refusé', 422, { message: 'Refusé' }));
    await screen.findByText('Refusé');
    await user.keyboard('{Escape}');
    expect(isClosed).toBe(true);
  });

  it('shows other errors above the fields, and can be submitted again', async () => {
    let tries = 0;
    const { user, field, press } = open(() => {
      tries += 1;
      return refusal({ elsewhere: 'Trop long' })();
    });
    await user.type(field, 'Rochat');
    await press();
    await screen.findByText('Refusé');
    await press();
    await waitFor(() => expect(tries).toBe(2));
  });
});
