import { screen, waitFor } from '@testing-library/react';
import { show } from '../../test/screen';
import { Refusal, serve } from '../../test/server';
import { hideNotice, useNotice } from '../components/notice';
import { PasswordDialog } from './PasswordDialog';

interface Change {
  current: string;
  next: string;
}

const Notice = () => <p data-testid="notice">{useNotice()?.text}</p>;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const FIELDS = ['Mot de passe actuel', 'Nouveau mot de passe', 'Nouveau mot de passe, encore une fois'];

/** The dialog before a server that does `answer`; fills its fields and sends them. */
function open(answer: () => Refusal | undefined = () => undefined) {
  const sent: Change[] = [];
  let isClosed = false;
  serve({
    'PUT /api/auth/password': (change) => {
      sent.push(change as Change);
      return answer();
    },
  });
  const { user } = show(
    <>
      <Notice />
      <PasswordDialog
        onClose={() => {
          isClosed = true;
        }}
      />
    </>,
  );
  const submit = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) if (text) await user.type(field(FIELDS[index] ?? ''), text);
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  };
  return { submit, sent, isClosed: () => isClosed };
}

afterEach(hideNotice);

describe('the password dialog', () => {
  it('shows validation errors beside their fields and sends nothing', async () => {
    const { submit, sent } = open();
    await submit('', 'trop court', 'trop court aussi');
    const notes = FIELDS.map((label) => document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent);
    expect(notes).toEqual([
      'Indiquez votre mot de passe actuel.',
      'Choisissez au moins 12 caractères.',
      'Les deux saisies diffèrent\u202f: retapez le nouveau mot de passe.',
    ]);
    expect(FIELDS.map((label) => field(label).getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    expect(sent).toEqual([]);
  });

  it('sends both passwords, confirms the change, and closes', async () => {
    const { submit, sent, isClosed } = open();
    await submit('ancien-mot-de-passe', 'un-nouveau-mot-de-passe', 'un-nouveau-mot-de-passe');
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(sent).toEqual([{ current: 'ancien-mot-de-passe', next: 'un-nouveau-mot-de-passe' }]);
    expect(screen.getByTestId('notice').textContent).toBe('Mot de passe changé. Vos autres sessions sont fermées.');
  });

  it('shows a field error of the server beside its field, other errors above, and stays open', async () => {
    const refusals = [
      new Refusal(422, { message: 'Refusé', errors: { current: 'Ce n’est pas votre mot de passe.' } }),
      new Refusal(500, { message: 'Pas de réponse.' }),
    ];
    const { submit, isClosed } = open(() => refusals.shift());
    await submit('faux', 'un-nouveau-mot-de-passe', 'un-nouveau-mot-de-passe');
    expect(await screen.findByText('Ce n’est pas votre mot de passe.')).toBeTruthy();
    await submit();
    expect(await screen.findByText('Pas de réponse.')).toBeTruthy();
    expect(screen.queryByText('Ce n’est pas votre mot de passe.')).toBeNull();
    expect(isClosed()).toBe(false);
  });
});
