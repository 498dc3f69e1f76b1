import { screen, waitFor } from '@testing-library/react';
import { noOutcomes, SCAN_OUTCOMES, type ScanOutcome } from '../../../../../backend/src/rules/scan-outcomes.rules';
import { show } from '../../../../test/screen';
import { serve } from '../../../../test/server';
import type { DashboardRecord, ProspectRecord, ScanRecord } from '../../../api/types';
import { OperationsOverview } from '../../../dashboard/OperationsOverview';
import { ProspectScanProvider } from './ProspectScanProvider';
import { ScanPanel } from './ScanPanel';

const PROSPECT = { id: 'p1', site_url: 'https://rey.ch/', metadata: {} } as ProspectRecord;
const AT = '2026-11-28T09:00:00.000Z';

/** A scan of one prospect, with eight tasks that did what they were asked to, whatever they found. */
function scanOf(outcome: ScanOutcome | null, status: ScanRecord['status'] = 'done'): ScanRecord {
  const times = { created_at: AT, started_at: AT, finished_at: AT };
  const isFine = outcome === 'measured' || outcome === 'sample';
  const ended = { prospectId: 'p1', status: 'done', state: 'measured', attempts: 1, error: null, durationMs: 1 } as const;
  const names = ['connectivity', 'pagespeed', 'page', 'cms', 'keywords', 'reviews', 'intro', 'recommendations'] as const;
  return {
    ...{ id: 's1', kind: 'quick', status, total: 1, done: isFine ? 1 : 0, failed: isFine ? 0 : 1, cancelled: 0, left_out: 0 },
    ...{ outcomes: { ...noOutcomes(), ...(outcome && { [outcome]: 1 }) }, cost: { estimated: null, spent: 0 }, remaining_seconds: null },
    ...times,
    tasks: names.map((analysis) => ({ ...ended, analysis })),
    target: { prospectId: 'p1', status: status === 'cancelled' ? 'cancelled' : isFine ? 'done' : 'failed', outcome, page: null, ...times },
  };
}

/** The words of the prospect's file and of the dashboard about the same scan. */
async function wordsOf(scan: ScanRecord) {
  serve({ 'GET /api/admin/prospects/p1/latest-scan': () => scan });
  const file = show(
    <ProspectScanProvider prospect={PROSPECT}>
      <ScanPanel />
    </ProspectScanProvider>,
  );
  await waitFor(() => expect(file.container.textContent).toContain('Dernière analyse'));
  const alone = file.container.textContent ?? '';
  const mark = file.container.querySelector('section svg')?.parentElement?.textContent ?? '';
  file.unmount();
  const scans: DashboardRecord['scans'] = { queued: 0, running: 0, paused: 0, latest: [{ ...scan, prospect: null }] };
  const { container, unmount } = show(<OperationsOverview scans={scans} night={null} providers={[]} />);
  const row = (await screen.findByText('1 prospects')).closest('li') as HTMLElement;
  const listed = row.querySelector('svg')?.parentElement?.textContent ?? '';
  const tone = row.querySelector('svg')?.getAttribute('class') ?? '';
  unmount();
  expect(container).toBeTruthy();
  return { alone, mark, listed, tone };
}

describe('the end of a scan', () => {
  it.each([
    ['measured', 'Réussie'],
    ['partial', 'Partielle'],
    ['unreachable', 'Site injoignable'],
    ['otherPage', 'Autre page que le site'],
    ['sample', 'Exemple, rien de mesuré'],
    ['failed', 'Échouée'],
  ] as const)('has the same words in the file and on the dashboard: %s', async (outcome, words) => {
    const { alone, mark, listed, tone } = await wordsOf(scanOf(outcome));
    expect([mark, listed]).toEqual([words, words]);
    expect(alone.includes('mesures terminées')).toBe(outcome === 'measured');
    expect(tone.split(' ').includes('good')).toBe(outcome === 'measured');
  });

  it('is shown as stopped in both places', async () => {
    const { mark, listed, alone } = await wordsOf(scanOf(null, 'cancelled'));
    expect([mark, listed]).toEqual(['Arrêtée', 'Arrêtée']);
    expect(alone).not.toContain('mesures terminées');
  });

  it('has words for every outcome', () => expect(SCAN_OUTCOMES).toHaveLength(6));
});
