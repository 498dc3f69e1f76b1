import { screen } from '@testing-library/react';
import { show } from '../../../test/screen';
import { TableSection } from './monitoring-section';

const ROWS = ['web-1', 'web-2', 'worker-1', 'worker-2'];
const query = { data: ROWS, error: null, isPending: false, refetch: async () => undefined };
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('shows exceptions first, each group in its order', () => {
  show(
    <TableSection
      title="Processus"
      query={query as never}
      isException={(row: string) => row.endsWith('2')}
      rowKey={(row) => row}
      columns={[['Nom', (row) => row]]}
    />,
  );
  expect(names()).toEqual(['web-2', 'worker-2', 'web-1', 'worker-1']);
  expect(ROWS[0]).toBe('web-1');
});
