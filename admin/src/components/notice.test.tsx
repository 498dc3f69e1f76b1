import { act, screen } from '@testing-library/react';
import { show } from '../../test/screen';
import { hideNotice, showNotice, useNotice } from './notice';

function Shown() {
  const notice = useNotice();
  return (
    <p>
      {notice ? notice.text : 'rien'}
      {notice?.action?.label}
    </p>
  );
}

beforeEach(hideNotice);
afterEach(hideNotice);

describe('a notice', () => {
  it('is shown with its undo until it is hidden', () => {
    show(
      <>
        <Shown />
        <Shown />
      </>,
    );
    expect(screen.getAllByText('rien')).toHaveLength(2);
    act(() => showNotice('Trois prospects supprimés. ', { label: 'Annuler', run: () => undefined }));
    expect(screen.getAllByText('Trois prospects supprimés. Annuler')).toHaveLength(2);
    act(() => showNotice('Enregistré'));
    expect(screen.getAllByText('Enregistré')).toHaveLength(2);
    act(hideNotice);
    expect(screen.getAllByText('rien')).toHaveLength(2);
  });
});
