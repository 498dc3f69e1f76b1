import { screen } from '@testing-library/react';
import { show } from '../../../../test/screen';
import type { ScanRecord } from '../../../api/types';
import { BulkScanPanel } from './BulkScanPanel';

const ended = (done: number, failed: number) => {
  const scan = { id: 's1', status: 'done', done, failed, total: done + failed } as ScanRecord;
  show(<BulkScanPanel bulkScan={{ scan, isRunning: false, watch: () => undefined, dismiss: () => undefined }} />);
};

it('shows a bulk scan in which everything failed as a failure, with a link to the prospects', () => {
  ended(0, 30);
  expect(screen.getByText('Analyse en masse terminée sans résultat')).toBeTruthy();
  expect(screen.getByText('Aucun prospect n’a pu être analysé. 30 échecs.')).toBeTruthy();
  expect(screen.queryByText(/avec succès/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir les échecs' }).getAttribute('href')).toContain('scan_outcome');
});

it('shows a success in the words of the specification', () => {
  ended(2, 0);
  expect(screen.getByText('2 prospects analysés avec succès. 0 échecs.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
