import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { show } from '../../test/screen';
import { DialogButton } from './DialogButton';

const Place = () => <p data-testid="place">{`${useLocation().search}${useLocation().hash}`}</p>;

it('opens the dialog that the fragment of the URL names, each time it is navigated to, and not after a reload', async () => {
  const { user } = show(
    <>
      <Link to="?tab=1#erase">Effacer</Link>
      <Place />
      <DialogButton label="Ouvrir" anchor="erase">
        {(close) => (
          <button type="button" onClick={close}>
            Fermer
          </button>
        )}
      </DialogButton>
    </>,
  );
  expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
  for (let turn = 0; turn < 2; turn++) {
    await user.click(screen.getByRole('link', { name: 'Effacer' }));
    await user.click(await screen.findByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('?tab=1'));
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
  }
});
