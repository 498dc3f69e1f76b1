import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Notification } from 'react-admin';
import { show } from '../../test/screen';
import { AppDialog } from './AppDialog';
import { useReportError } from './dialog-errors';

const TAKEN = 'Cette heure vient d’être prise.';

/** A page that opens dialogs and does something that is refused, wherever the reader is. */
function Page({ dialogs = ['Déplacer l’appel'] }: { dialogs?: string[] }) {
  const refuse = useReportError();
  const [open, setOpen] = useState<string[]>([]);
  return (
    <>
      {dialogs.map((title) => (
        <button key={title} type="button" onClick={() => setOpen([...open, title])}>
          Ouvrir {title}
        </button>
      ))}
      <button type="button" onClick={() => refuse(TAKEN)}>
        Essayer dehors
      </button>
      {open.map((title) => (
        <AppDialog key={title} title={title} onClose={() => setOpen(open.filter((one) => one !== title))}>
          <input aria-label={`Heure ${title}`} />
          <button type="button" onClick={() => void Promise.resolve().then(() => refuse(TAKEN))}>
            Valider {title}
          </button>
          {dialogs
            .filter((other) => !open.includes(other))
            .map((other) => (
              <button key={other} type="button" onClick={() => setOpen([...open, other])}>
                Puis {other}
              </button>
            ))}
        </AppDialog>
      ))}
      <Notification />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('an error in a dialog', () => {
  it('is shown in the dialog until something is changed there, not as a notification', async () => {
    const { user } = show(<Page />);
    await user.click(button('Ouvrir Déplacer l’appel'));
    await user.click(button('Valider Déplacer l’appel'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(TAKEN);
    expect(screen.getByRole('dialog').contains(alert)).toBe(true);
    await user.type(screen.getByLabelText('Heure Déplacer l’appel'), '9');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(button('Valider Déplacer l’appel'));
    await screen.findByRole('alert');
  });

  it('is cleared when the dialog is closed', async () => {
    const { user } = show(<Page />);
    await user.click(button('Ouvrir Déplacer l’appel'));
    await user.click(button('Valider Déplacer l’appel'));
    await screen.findByRole('alert');
    await user.click(button('Fermer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Ouvrir Déplacer l’appel'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown in the dialog on top', async () => {
    const { user } = show(<Page dialogs={['Premier', 'Second']} />);
    await user.click(button('Ouvrir Premier'));
    await user.click(button('Puis Second'));
    await user.click(button('Valider Second'));
    const alert = await screen.findByRole('alert', { hidden: true });
    expect(screen.getByRole('dialog', { name: 'Second', hidden: true }).contains(alert)).toBe(true);
    expect(screen.getAllByText(TAKEN)).toHaveLength(1);
  });

  it('is a notification when no dialog is open', async () => {
    const { user } = show(<Page />);
    await user.click(button('Essayer dehors'));
    await act(async () => undefined);
    expect((await screen.findByText(TAKEN)).closest('[role="dialog"]')).toBeNull();
  });
});

describe('the sources of the back-office', () => {
  it('report errors in this one way', () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
    const others = files.filter((name) => /type: 'error'/.test(readFileSync(join(folder, name), 'utf8')));
    expect(others).toEqual([join('components', 'dialog-errors.ts')]);
  });
});
